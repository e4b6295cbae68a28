import { isFastConnection } from './is-fast-connection.ts';

describe('a fast connection', () => {
  it.each([
    [undefined, false],
    [{ effectiveType: '4g', downlink: 10 }, true],
    [{ effectiveType: '4g', downlink: 1.6 }, false],
    [{ effectiveType: '4g', downlink: 10, saveData: true }, false],
  ])('is one that is known to be fast: %j', (connection, expected) => {
    Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
    expect(isFastConnection()).toBe(expected);
  });
});
