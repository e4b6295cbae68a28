import { onCookieChange } from './on-cookie-change.ts';

afterEach(() => Reflect.deleteProperty(globalThis, 'cookieStore'));

it.each([
  ['with a cookie store', () => cookieStore.dispatchEvent(new Event('change'))],
  ['when the visitor comes back to the tab', () => document.dispatchEvent(new Event('visibilitychange'))],
])('notices a change of a cookie %s, until it ends', (_how, change) => {
  Object.assign(globalThis, { cookieStore: new EventTarget() });
  const callback = jest.fn();
  const end = onCookieChange(callback);
  change();
  expect(callback).toHaveBeenCalledTimes(1);
  end();
  change();
  expect(callback).toHaveBeenCalledTimes(1);
});
