import { PROBLEM_CODES } from '@roommate/contracts';

const codeRows = Object.entries(PROBLEM_CODES)
  .map(([code, { status, meaning }]) => `| ${status} | \`${code}\` | ${meaning} |`)
  .join('\n');

/** What the documentation says before the calls, in Markdown. docs/api.md is the longer text. */
export const DESCRIPTION = `Listings of rooms and roommates in Dhaka. Rents are in BDT per month, times are ISO 8601 in UTC.

### Get a token

Reading is open to anyone. Other calls take an ID token of Firebase Authentication: \`Authorization: Bearer TOKEN\`. It
lasts an hour.

- **On a developer's machine**, where the auth emulator runs, the buttons above this text sign in as a demo user with one
  click, and the line below them gets the same token in a terminal.
- **With a real Firebase project** send \`{"email":"…","password":"…","returnSecureToken":true}\`, of an account of your
  own, to \`https://identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=API_KEY\` with the web API key of
  the project, and take \`idToken\` from the answer.

Then press **Authorize** and paste the token, and every **Try it out** below is made as that user.

### Rules for all calls

- **Errors** are problem details (RFC 9457, \`application/problem+json\`). \`code\` is for programs and stays; \`error\` is
  the sentence for people; \`errors\` names each wrong field.
- **Paging**: the header \`Link\` of a page leads to the next one.
- **Caching**: reads have an \`ETag\`; send it in \`If-None-Match\` and get 304 while nothing has changed.
- **Two people edit**: send the \`ETag\` in \`If-Match\`, and the second of them gets 412 instead of overwriting the first.
- **Sending again**: with an \`Idempotency-Key\` a POST that is repeated counts once.
- **Too many requests** are 429, and \`Retry-After\` says how many seconds to wait; 503 has it, too.
- Every path takes HEAD like GET, and OPTIONS names its methods in \`Allow\`. Answers come in brotli or gzip.
- **Input**: texts are trimmed, must not be blank, and hold no control characters; bodies hold at most 64 KB.
- **Any address** may answer 404 (there is no such address), 405 (it has other methods: see \`Allow\`), 408 (the request
  took more than 30 s to arrive) and 431 (its headers are over 16 KB), without an operation that says so.

### Error codes

| status | code | meaning |
| ---: | --- | --- |
${codeRows}
`;
