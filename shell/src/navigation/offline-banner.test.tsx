import { useMissingContent } from '@roommate/shell-api';
import { createTestShell, renderRoutes } from '@roommate/shell-api/testing';
import { screen } from '@testing-library/react';
import { act } from 'react';
import { pageTime } from '../offline/use-page-time.ts';
import { Visits } from '../offline/visits.ts';
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
async function open(isMissing: boolean): Promise<ReturnType<typeof renderRoutes>['router']> {
  createTestShell();
  const element = (
    <>
      <OfflineBanner />
      <Page isMissing={isMissing} />
    </>
  );
  const { router } = await act(() =>
    Promise.resolve(renderRoutes([{ path: '*', element }], { path: '/dashboard' })),
  );
  await screen.findByRole('heading', { level: 1 });
  return router;
}

const READABLE = /You can still read this page/;

describe('the offline banner', () => {
  afterEach(() => jest.restoreAllMocks());

  it('does not claim that a page without its content can be read', async () => {
    await setOnline(false);
    await open(true);
    expect(
      screen.getByText(/^You are offline\. The missing content loads when the connection is back\.$/),
    ).toBeVisible();
    expect(screen.queryByText(READABLE)).not.toBeInTheDocument();
    await setOnline(true);
    expect(screen.queryByText(/You are offline/)).not.toBeInTheDocument();
  });

  it('says that a page with its content can still be read', async () => {
    await setOnline(true);
    await open(false);
    await setOnline(false);
    expect(screen.getByText(READABLE)).toBeVisible();
  });
});

describe('the offline banner over a stored copy of the page', () => {
  const container = new EventTarget();
  const postMessage = jest.fn();
  const tell = (copyTime: string | null) =>
    act(() => void container.dispatchEvent(new MessageEvent('message', { data: { copyTime } })));

  beforeEach(async () => {
    await setOnline(true);
    Object.assign(container, { controller: { postMessage } });
    Object.defineProperty(navigator, 'serviceWorker', { value: container, configurable: true });
  });
  afterEach(() => {
    Reflect.deleteProperty(navigator, 'serviceWorker');
    Reflect.deleteProperty(globalThis, 'caches');
    delete pageTime.first;
  });
  /** Another tab has opened the page. */
  const renewCopy = (date: string) => {
    const match = () => Promise.resolve({ headers: new Headers({ date }) });
    Object.assign(globalThis, { caches: { open: () => Promise.resolve({ match }) } });
  };

  it('names its time while the site does not respond, until it does', async () => {
    await open(false);
    expect(postMessage).toHaveBeenCalledWith({ visited: location.pathname, asksForTime: true });
    tell('Thu, 26 Nov 2026 10:00:00 GMT');
    expect(screen.getByText(/^This page is from Nov 26, 2026/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Load it again' })).toHaveAttribute('href', '/dashboard');
    tell(null);
    expect(screen.queryByText(/This page is from/)).not.toBeInTheDocument();
  });

  it('names its time without a network, also when a newer copy has been stored', async () => {
    await open(false);
    tell('Thu, 26 Nov 2026 10:00:00 GMT');
    renewCopy('Sat, 28 Nov 2026 10:00:00 GMT');
    await setOnline(false);
    expect(screen.getByText(/This page is from Nov 26, 2026/)).toBeVisible();
  });

  it('names its time without a network, also when the site has responded too late to replace it', async () => {
    new Visits().note(await open(false));
    tell('Thu, 26 Nov 2026 10:00:00 GMT');
    tell(null);
    renewCopy(new Date(performance.timeOrigin).toUTCString());
    await setOnline(false);
    expect(screen.getByText(/This page is from Nov 26, 2026/)).toBeVisible();
  });

  it('names the time of a page from the site without a network, and not that of a newer copy', async () => {
    const opened = new Date(performance.timeOrigin);
    new Visits().note(await open(false));
    renewCopy(new Date(opened.getFullYear() + 2, 0, 10).toUTCString());
    await setOnline(false);
    const day = opened.toLocaleString('en', { dateStyle: 'medium' });
    expect(screen.getByText(new RegExp(`This page is from ${day}`))).toBeVisible();
  });

  it('offers to load it again when the browser is online again', async () => {
    await setOnline(false);
    await open(false);
    tell('Thu, 26 Nov 2026 10:00:00 GMT');
    expect(screen.queryByRole('link', { name: 'Load it again' })).not.toBeInTheDocument();
    await setOnline(true);
    expect(screen.getByText(/^This page is from Nov 26, 2026/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Load it again' })).toBeVisible();
  });

  it('says nothing when the visitor returns to the first page inside the app', async () => {
    const router = await open(false);
    tell('Thu, 26 Nov 2026 10:00:00 GMT');
    const texts: boolean[] = [];
    const visits = [
      () => router.navigate('/faq'),
      () => router.navigate('/dashboard'),
      () => router.navigate(-2),
    ];
    for (const visit of visits) {
      await act(visit);
      texts.push(screen.queryByText(/This page is from/) !== null);
    }
    expect([texts, router.state.location.key]).toEqual([[false, false, false], 'default']);
  });
});
