import { savesData } from './connection.ts';

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
