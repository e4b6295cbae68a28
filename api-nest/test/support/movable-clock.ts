/** Timers and measured times, which stay real. */
const drivenByTime = [
  ...['setTimeout', 'setInterval', 'setImmediate', 'clearTimeout', 'clearInterval', 'clearImmediate'],
  ...['nextTick', 'queueMicrotask', 'performance', 'hrtime'],
] as never[];

/** Lets a test move the clock forward. Timers, the network and the database run as usual. */
export function useMovableClock(): { pass: (seconds: number) => void } {
  beforeAll(() => {
    jest.useFakeTimers({ doNotFake: drivenByTime });
  });
  afterAll(() => {
    jest.useRealTimers();
  });
  return { pass: (seconds) => jest.setSystemTime(Date.now() + seconds * 1000) };
}
