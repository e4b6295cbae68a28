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
});
