import { readPreview, signPreview } from './preview-link.ts';

const key = 'k'.repeat(32);
const now = Date.UTC(2026, 0, 1);
const preview = { remote: 'mfe-listings', version: '0.1.0-abc', expires: now + 60_000 };
const token = signPreview(preview, key);

it('contains the release and the time of expiry', () => {
  expect(token).toMatch(/^[\w-]+\.[\w-]+$/);
  expect(readPreview(token, key, now)).toEqual(preview);
});

it('expires', () => expect(readPreview(token, key, now + 60_000)).toBeUndefined());

const [payload = '', signed = ''] = token.split('.');
const other = Buffer.from(JSON.stringify(['mfe-listings', '0.1.0-evil', now + 60_000])).toString('base64url');
it.each([
  ['another version', `${other}.${signed}`],
  ['no signature', payload],
  ['an empty signature', `${payload}.`],
  ['half a signature', `${payload}.${signed.slice(0, 20)}`],
  ['an additional part', `${token}.x`],
  ['an empty token', ''],
])('is rejected with %s', (_what, forged) => expect(readPreview(forged, key, now)).toBeUndefined());

it('is rejected with another key', () => expect(readPreview(token, 'x'.repeat(32), now)).toBeUndefined());

it('is rejected with an invalid name, even if it is signed', () =>
  expect(readPreview(signPreview({ ...preview, remote: '../shell' }, key), key, now)).toBeUndefined());
