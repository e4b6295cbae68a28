import { createTestShell, renderRoutes } from '@roommate/shell-api/testing';
import { screen } from '@testing-library/react';
import { act } from 'react';
import { OfflineBanner } from './offline-banner.tsx';

const setOnline = async (isOnline: boolean): Promise<void> => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  // The banner then looks for the time of the stored copy.
  await act(() => Promise.resolve(dispatchEvent(new Event(isOnline ? 'online' : 'offline'))));
};

async function open(path: string): Promise<void> {
  createTestShell();
  const element = (
    <>
      <h1>Page</h1>
      <OfflineBanner />
    </>
  );
  await act(() => Promise.resolve(renderRoutes([{ path: '*', element }], { path })));
  await screen.findByRole('heading', { level: 1 });
}

const READABLE = /You can still read this page/;

describe('the offline banner', () => {
  afterEach(() => jest.restoreAllMocks());

  it.each(['/dashboard', '/dashboard/my-listings'])(
    'does not claim that %s, opened offline, can be read',
    async (path) => {
      await setOnline(false);
      await open(path);
      expect(
        screen.getByText(/^You are offline\. What this page shows from your account needs a connection\./),
      ).toBeTruthy();
      expect(screen.queryByText(READABLE)).toBeNull();
      await setOnline(true);
      expect(screen.queryByText(/You are offline/)).toBeNull();
    },
  );

  it('says that a page of the dashboard can still be read when the connection ends later', async () => {
    await setOnline(true);
    await open('/dashboard');
    await setOnline(false);
    expect(screen.getByText(READABLE)).toBeTruthy();
  });

  it('says that another page, opened offline, can still be read', async () => {
    await setOnline(false);
    await open('/faq');
    expect(screen.getByText(READABLE)).toBeTruthy();
  });
});
