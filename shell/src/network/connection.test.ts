import { isFastLine, savesData } from './connection.ts';

const connect = (connection: object | undefined): void => {
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
};

beforeEach(() => {
  connect(undefined);
  document.cookie = 'data-saver=; Max-Age=0';
});

describe('the data saver of a page', () => {
  it.each([
    [undefined, false],
    [{ saveData: true }, true],
    [{ effectiveType: '2g' }, true],
    [{ effectiveType: '3g' }, false],
  ])('follows the browser: %j', (connection, expected) => {
    connect(connection);
    expect(savesData()).toBe(expected);
  });

  it('follows the choice of the visitor first', () => {
    document.cookie = 'data-saver=1';
    expect(savesData()).toBe(true);
    document.cookie = 'data-saver=0';
    connect({ saveData: true });
    expect(savesData()).toBe(false);
  });
});

describe('a fast connection', () => {
  it.each([
    [undefined, false],
    [{ effectiveType: '4g', downlink: 10 }, true],
    [{ effectiveType: '4g', downlink: 1.6 }, false],
    [{ effectiveType: '4g', downlink: 10, saveData: true }, false],
  ])('is one that is known to be fast: %j', (connection, expected) => {
    connect(connection);
    expect(isFastLine()).toBe(expected);
  });
});
