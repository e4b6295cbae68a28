import { loggableError, redact } from './redact.ts';

it.each([
  [
    'mongodb+srv://rooms:hunter2@db.example/x is unreachable',
    'mongodb+srv://[credentials]@db.example/x is unreachable',
  ],
  ['no account for nusrat@example.com here', 'no account for [email] here'],
  ['/roommates/user/nusrat%40example.com', '/roommates/user/[email]'],
  ['mylistings?email=nusrat@example.com&x=1', 'mylistings?email=[email]&x=1'],
  ['Bearer eyJhbGciOiJS.eyJzdWIi.c2ln', 'Bearer [token]'],
  ['key rmd_665f1c2ab7d94e0012a4c9d2_x7Qk-secret!', 'key [API key]!'],
  ['token eyJhbGciOiJS.eyJzdWIi.c2ln', 'token [token]'],
  ['contact: "+880 1700-000000"', 'contact: "[number]"'],
  ['at file.ts:120:33 after 5000 ms', 'at file.ts:120:33 after 5000 ms'],
])('redacts %s', (text, redacted) => {
  expect(redact(text)).toBe(redacted);
});

it('logs only the name, message and stack of an error', () => {
  const error = Object.assign(new TypeError('broken for nusrat@example.com'), {
    errInfo: { contact: '+880 1700-000000' },
  });
  const logged = loggableError(error);
  expect(Object.keys(logged)).toEqual(['type', 'message', 'stack']);
  expect(JSON.stringify(logged)).not.toMatch(/example|880/);
});
