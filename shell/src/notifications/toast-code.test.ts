import { loadToastsLater } from './toast-code.ts';

const loads: string[] = [];

jest.mock('./toast-container.tsx', () => {
  loads.push('toasts');
  return jest.requireActual<object>('./toast-container.tsx');
});

describe('the code of toasts on a page that nobody uses', () => {
  it('loads five seconds after the page, but not for people who save data', async () => {
    jest.useFakeTimers();
    document.cookie = 'data-saver=1';
    loadToastsLater();
    await jest.advanceTimersByTimeAsync(60_000);
    expect(loads).toEqual([]);
    document.cookie = 'data-saver=0';
    loadToastsLater();
    await jest.advanceTimersByTimeAsync(4999);
    expect(loads).toEqual([]);
    await jest.advanceTimersByTimeAsync(1);
    expect(loads).toEqual(['toasts']);
  });
});
