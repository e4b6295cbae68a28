import { afterVisibleTime } from './after-visible-time.ts';

function show(visibilityState: DocumentVisibilityState): void {
  Object.defineProperty(document, 'visibilityState', { value: visibilityState, configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
}

describe('a timer of visible time', () => {
  const callback = jest.fn();
  beforeEach(() => {
    jest.useFakeTimers();
    callback.mockClear();
    show('visible');
  });
  afterEach(() => jest.useRealTimers());
  afterAll(() => Reflect.deleteProperty(document, 'visibilityState'));

  it('calls once after its time', () => {
    afterVisibleTime(1000, callback);
    jest.advanceTimersByTime(999);
    expect(callback).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    show('hidden');
    show('visible');
    jest.advanceTimersByTime(5000);
    expect(callback).toHaveBeenCalledTimes(1);
  });

  it('leaves out the time in which the page is hidden', () => {
    afterVisibleTime(1000, callback);
    jest.advanceTimersByTime(600);
    show('hidden');
    jest.advanceTimersByTime(60_000);
    show('visible');
    jest.advanceTimersByTime(399);
    expect(callback).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    expect(callback).toHaveBeenCalledTimes(1);
  });

  it('starts when a page that opened in the background becomes visible', () => {
    show('hidden');
    afterVisibleTime(1000, callback);
    jest.advanceTimersByTime(60_000);
    expect(callback).not.toHaveBeenCalled();
    show('visible');
    jest.advanceTimersByTime(1000);
    expect(callback).toHaveBeenCalledTimes(1);
  });

  it('calls nothing after it is cancelled', () => {
    const cancel = afterVisibleTime(1000, callback);
    cancel();
    show('hidden');
    show('visible');
    jest.advanceTimersByTime(5000);
    expect(callback).not.toHaveBeenCalled();
  });
});
