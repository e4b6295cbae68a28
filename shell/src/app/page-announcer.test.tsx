import { act, render } from '@testing-library/react';
import { PageAnnouncer } from './page-announcer.tsx';

const announced: string[] = [];
const observer = new MutationObserver(() => {
  announced.push(document.querySelector('[aria-live]')?.textContent ?? '');
});

/** Sets the title, and lets everything happen that waits for no timer. */
const setTitle = (title: string) =>
  act(async () => {
    document.title = title;
    await Promise.resolve();
  });
const passTime = () => act(() => jest.runAllTimersAsync());

beforeEach(() => {
  jest.useFakeTimers();
  announced.length = 0;
  document.head.innerHTML = '<title>Browse</title>';
  observer.observe(render(<PageAnnouncer />).container, {
    childList: true,
    characterData: true,
    subtree: true,
  });
});
afterEach(() => {
  observer.disconnect();
  jest.useRealTimers();
});

it('announces every page after the first', async () => {
  await passTime();
  expect(announced).toEqual([]);
  await setTitle('About');
  await passTime();
  await setTitle('Browse');
  await passTime();
  expect(announced).toEqual(['About', 'Browse']);
});

it('announces a page with a title of its own once, without the title of its path', async () => {
  await setTitle('A room');
  await setTitle('Sunny room');
  await passTime();
  expect(announced).toEqual(['Sunny room']);
});
