import { useMissingContent } from '@roommate/shell-api';
import { createTestShell, renderRoutes } from '@roommate/shell-api/testing';
import { screen } from '@testing-library/react';
import { act } from 'react';
import { OfflineBanner } from './offline-banner.tsx';

const setOnline = async (isOnline: boolean): Promise<void> => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  // The banner then looks for the time of the stored copy.
  await act(() => Promise.resolve(dispatchEvent(new Event(isOnline ? 'online' : 'offline'))));
};

function Page({ isMissing }: { isMissing: boolean }) {
  useMissingContent(isMissing);
  return <h1>Page</h1>;
}

/** @param isMissing whether the page says that it lacks its content */
async function open(isMissing: boolean): Promise<void> {
  createTestShell();
  const element = (
    <>
      <OfflineBanner />
      <Page isMissing={isMissing} />
    </>
  );
  await act(() => Promise.resolve(renderRoutes([{ path: '*', element }], { path: '/dashboard' })));
  await screen.findByRole('heading', { level: 1 });
}

const READABLE = /You can still read this page/;

describe('the offline banner', () => {
  afterEach(() => jest.restoreAllMocks());

  it('does not claim that a page without its content can be read', async () => {
    await setOnline(false);
    await open(true);
    expect(
      screen.getByText(/^You are offline\. The missing content loads when the connection is back\.$/),
    ).toBeTruthy();
    expect(screen.queryByText(READABLE)).toBeNull();
    await setOnline(true);
    expect(screen.queryByText(/You are offline/)).toBeNull();
  });

  it('says that a page with its content can still be read', async () => {
    await setOnline(true);
    await open(false);
    await setOnline(false);
    expect(screen.getByText(READABLE)).toBeTruthy();
  });

  it('names the time of a stored copy while the site does not respond, until it does', async () => {
    await setOnline(true);
    const container = new EventTarget();
    const postMessage = jest.fn();
    Object.assign(container, { controller: { postMessage } });
    Object.defineProperty(navigator, 'serviceWorker', { value: container, configurable: true });
    await open(false);
    expect(postMessage).toHaveBeenCalledWith({ visited: location.pathname, asksForTime: true });
    const tell = (copyTime: string | null) =>
      act(() => void container.dispatchEvent(new MessageEvent('message', { data: { copyTime } })));
    tell('Thu, 26 Nov 2026 10:00:00 GMT');
    expect(screen.getByText(/^The site does not respond\. This page is from Nov 26, 2026/)).toBeTruthy();
    tell(null);
    expect(screen.queryByText(/This page is from/)).toBeNull();
    Reflect.deleteProperty(navigator, 'serviceWorker');
  });
});
