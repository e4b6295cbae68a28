import { problemCodes } from '@roommate/contracts';

const codeRows = Object.entries(problemCodes)
  .map(([code, { status, meaning }]) => `| ${status} | \`${code}\` | ${meaning} |`)
  .join('\n');

/** The introduction of the documentation, in Markdown. docs/api.md is the longer text. */
export const DESCRIPTION = `Listings of rooms and roommates in Dhaka. Rents are in BDT per month, times are ISO 8601 in UTC.

### Get a token

Reading needs no token. Other operations need an ID token of Firebase Authentication: \`Authorization: Bearer TOKEN\`. A
token is valid for one hour.

- **On a developer's machine**, the auth emulator is running. The buttons at the top of \`/docs\` sign you in as a demo
  user. The line below them gets the same token in a terminal.
- **Programs** use an API key instead: create one on the page \`/dashboard/api-keys\` of the site. Each operation names the
  scope that it needs.
- **With a real Firebase project**, send \`{"email":"…","password":"…","returnSecureToken":true}\` of your own account to
  \`https://identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=API_KEY\`. \`API_KEY\` is the web API key of
  the project. The response contains \`idToken\`.

On \`/docs\`, press **Authorize** and paste the token. **Try it out** then sends requests as that user.

### Rules for all operations

- **Errors** are problem details (RFC 9457, \`application/problem+json\`). \`code\` is for programs and never changes.
  \`error\` is a message for people. \`errors\` lists each wrong field.
- **Paging**: the \`Link\` header of a page contains the absolute URL of the next page.
- **Caching**: reads have an \`ETag\`. Send it in \`If-None-Match\` to get 304 while nothing has changed.
- **Concurrent edits**: send the \`ETag\` in \`If-Match\`. If someone else has edited the listing, you get 412.
- **Retries**: a repeated POST with the same \`Idempotency-Key\` takes effect once. The response to a repeat has \`Idempotency-Replayed: true\`.
- **Rate limits**: \`RateLimit-Policy\` and \`RateLimit\` show the limits of a request and what is left of them.
  Too many requests get 429. \`Retry-After\` is the number of seconds to wait. Responses with 503 have it too.
  Health checks and OPTIONS do not count, and show what is left. Two kinds of responses have neither header: to requests
  that the server cannot read, and those of the site while the API does not respond.
- **Support**: every response has \`X-Request-Id\`. Include it when you report a problem. \`API-Version\` is the version of
  the API: see the [changelog](docs/changelog).
- Every path that supports GET supports HEAD. OPTIONS lists the methods in \`Allow\`. Responses can use brotli or gzip.
- **Input**: texts are trimmed. They must not be blank or contain control characters. A body has at most 64 KB.
- **Errors of every URL**. The operations do not list them:
  - 400: malformed URL, no \`Host\`, or data that is not HTTP
  - 404: unknown URL
  - 405: another method, see \`Allow\`
  - 408: the request took longer than 30 s
  - 413: the body is larger than 64 KB
  - 417: an \`Expect\` other than \`100-continue\`
  - 431: headers larger than 16 KB
  - 502, only through the site: the connection to the API broke
  - 504, only through the site: the API took too long

### Error codes

| status | code | meaning |
| ---: | --- | --- |
${codeRows}
`;
