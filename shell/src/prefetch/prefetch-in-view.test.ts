import { setSession } from '@roommate/shell-api';
import { sampleUser } from '@roommate/shell-api/testing';
import { waitFor } from '@testing-library/react';
import { EverythingInView } from '../testing/everything-in-view.ts';
import { prefetchInView } from './prefetch-in-view.ts';

const main = document.createElement('main');
const show = (...paths: string[]): void =>
  main.replaceChildren(
    ...paths.map((path) => Object.assign(document.createElement('a'), { href: path, textContent: path })),
  );
const describeConnection = (connection: object): void => {
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
};

/** Each page loads until `finish` is called. */
function start() {
  const code: string[] = [];
  const pages: string[] = [];
  const finishes: ((hasData: boolean) => void)[] = [];
  prefetchInView({
    code: ({ pathname }) => void code.push(pathname),
    page: ({ pathname }, againAfterMs) => {
      pages.push(pathname);
      expect(againAfterMs).toBe(30_000);
      return new Promise((resolve) => finishes.push(resolve));
    },
  });
  return { code, pages, finish: (hasData = true) => finishes.shift()?.(hasData) };
}

const idle = () => new Promise((resolve) => requestIdleCallback(resolve));

beforeEach(() => {
  Object.assign(globalThis, {
    IntersectionObserver: EverythingInView,
    requestIdleCallback: (run: () => void) => setTimeout(run),
  });
  document.body.replaceChildren(main);
  history.replaceState(null, '', '/shown');
  describeConnection({ effectiveType: '4g', downlink: 10 });
});

afterEach(() => {
  jest.useRealTimers();
  document.cookie = 'data-saver=; Max-Age=0';
});

it('loads the code behind all links, and the data of four pages, one after the other', async () => {
  show('/1', '/2', '/3', '/4', '/5');
  const { code, pages, finish } = start();
  await waitFor(() => expect(code).toEqual(['/1', '/2', '/3', '/4', '/5']));
  for (const loaded of [['/1'], ['/1', '/2'], ['/1', '/2', '/3'], ['/1', '/2', '/3', '/4']]) {
    await waitFor(() => expect(pages).toEqual(loaded));
    await idle();
    expect(pages).toEqual(loaded);
    finish();
  }
  await idle();
  expect(pages).toHaveLength(4);
});

it('counts only pages whose data have loaded, and loads four more behind the next page', async () => {
  show('/1', '/2', '/3', '/4', '/5', '/6');
  const { pages, finish } = start();
  for (let count = 1; count <= 5; count += 1) {
    await waitFor(() => expect(pages).toHaveLength(count));
    finish(count > 1);
  }
  await idle();
  expect(pages).toEqual(['/1', '/2', '/3', '/4', '/5']);
  history.pushState(null, '', '/next');
  show('/7');
  await waitFor(() => expect(pages).toContain('/7'));
});

it('asks once for a page, although each change of the screen reports its link again', async () => {
  show('/1', '/2');
  const { pages, finish } = start();
  await waitFor(() => expect(pages).toEqual(['/1']));
  finish(false);
  await waitFor(() => expect(pages).toEqual(['/1', '/2']));
  show('/1', '/2', '/3');
  finish(false);
  await waitFor(() => expect(pages).toEqual(['/1', '/2', '/3']));
  await idle();
  await idle();
  expect(pages).toEqual(['/1', '/2', '/3']);
  finish(false);
});

it('asks again for what is in view once the user is known', async () => {
  const user = sampleUser();
  setSession({ status: 'loading', slow: false, user, isUnconfirmed: true });
  show('/1');
  const { pages, finish } = start();
  await waitFor(() => expect(pages).toEqual(['/1']));
  finish(false);
  await idle();
  setSession({ status: 'signed-in', user });
  await waitFor(() => expect(pages).toEqual(['/1', '/1']));
});

it('goes on after five seconds when a page is slow, and counts it', async () => {
  jest.useFakeTimers();
  show('/1', '/2', '/3', '/4', '/5');
  const { pages } = start();
  await jest.advanceTimersByTimeAsync(100);
  for (let count = 2; count <= 4; count += 1) {
    await jest.advanceTimersByTimeAsync(4000);
    expect(pages).toHaveLength(count - 1);
    await jest.advanceTimersByTimeAsync(1000);
    expect(pages).toHaveLength(count);
  }
  await jest.advanceTimersByTimeAsync(6000);
  expect(pages).toHaveLength(4);
});

it('loads nothing for a page that the visitor has left', async () => {
  show('/1', '/2');
  const { pages, finish } = start();
  await waitFor(() => expect(pages).toEqual(['/1']));
  history.pushState(null, '', '/next');
  finish();
  show('/3');
  await waitFor(() => expect(pages).toEqual(['/1', '/3']));
});

it('begins when the connection becomes fast', async () => {
  const connection: { effectiveType: string; downlink: number; onchange?: () => void } = {
    effectiveType: '4g',
    downlink: 4,
  };
  describeConnection(connection);
  show('/1');
  const { code } = start();
  await idle();
  expect(code).toEqual([]);
  connection.downlink = 10;
  connection.onchange?.();
  await waitFor(() => expect(code).toEqual(['/1']));
});

it('begins when the visitor turns off the data saver', async () => {
  document.cookie = 'data-saver=1';
  show('/1');
  const { code } = start();
  await idle();
  expect(code).toEqual([]);
  document.cookie = 'data-saver=0';
  document.dispatchEvent(new Event('visibilitychange'));
  await waitFor(() => expect(code).toEqual(['/1']));
});

it.each([
  { effectiveType: '4g', downlink: 4 },
  { effectiveType: '4g', downlink: 10, saveData: true },
])('loads nothing more once the connection is %j', async (connection) => {
  show('/1', '/2');
  const { code, pages, finish } = start();
  await waitFor(() => expect(pages).toEqual(['/1']));
  describeConnection(connection);
  finish();
  show('/3');
  await idle();
  await idle();
  expect([code, pages]).toEqual([['/1', '/2'], ['/1']]);
});
