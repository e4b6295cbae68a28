// @ts-check
/**
 * @typedef {{ sub: string, email?: string, name?: string, picture?: string }} Claims
 */

/** @template {HTMLElement} E @param {string} id @param {new () => E} type @returns {E} */
function element(id, type) {
  const found = document.getElementById(id);
  if (!(found instanceof type)) throw new Error(`#${id} is missing`);
  return found;
}

const query = new URLSearchParams(location.search);
const choose = element('choose', HTMLElement);
const form = element('new-account', HTMLFormElement);
const email = element('email', HTMLInputElement);
const fullName = element('name', HTMLInputElement);
const picture = element('picture', HTMLInputElement);
const accounts = [...document.querySelectorAll('.account')].filter((button) => button instanceof HTMLElement);

/** @param {HTMLElement} button @returns {Claims} */
const claimsOf = (button) => JSON.parse(button.dataset.claims ?? '{}');

/** Sends the chosen account to the page that opened this window; the SDK there closes the window. @param {Claims} claims */
function finish(claims) {
  const opener = /** @type {Window | null} */ (window.opener);
  if (!opener || opener.closed) {
    const problem = element('problem', HTMLElement);
    problem.textContent = 'The page that opened this window is gone. Close this window and sign in again.';
    problem.hidden = false;
    return;
  }
  const idToken = JSON.stringify({ iss: '', aud: '', exp: 0, iat: 0, email_verified: true, ...claims });
  const response = new URLSearchParams({ providerId: 'google.com', id_token: idToken });
  const authEvent = {
    type: query.get('authType'),
    eventId: query.get('eventId'),
    urlResponse: `${location.origin}${location.pathname}?${response.toString()}`,
    sessionId: 'unused',
    postBody: '',
    tenantId: null,
    error: null,
  };
  opener.postMessage(
    { kind: 'auth-emulator-event', apiKey: query.get('apiKey'), appName: query.get('appName'), authEvent },
    location.origin,
  );
}

/** @param {boolean} adding */
function show(adding) {
  form.hidden = !adding;
  choose.hidden = adding;
  (adding ? element('new-title', HTMLElement) : element('add', HTMLElement)).focus();
}

/** @param {HTMLInputElement} input @param {string} wrong */
function check(input, wrong) {
  const valid = input.checkValidity();
  input.setAttribute('aria-invalid', String(!valid));
  element(`${input.id}-error`, HTMLElement).textContent = valid ? '' : wrong;
  if (!valid) input.focus();
  return valid;
}

/** The same email is the same Google account. @param {string} address @returns {string} */
function subjectOf(address) {
  const known = accounts.map(claimsOf).find((claims) => claims.email === address.toLowerCase());
  if (known) return known.sub;
  return [...crypto.getRandomValues(new Uint8Array(21))].map((byte) => byte % 10).join('');
}

/** @template T @param {readonly T[]} list @returns {T | undefined} */
const pick = (list) => list[Math.floor(Math.random() * list.length)];

for (const button of accounts) button.addEventListener('click', () => finish(claimsOf(button)));
element('add', HTMLElement).addEventListener('click', () => show(true));
element('back', HTMLElement).addEventListener('click', () => show(false));
element('fill', HTMLElement).addEventListener('click', () => {
  const first = pick(['Anika', 'Farhan', 'Jahid', 'Mitu', 'Nusrat', 'Rafi', 'Sadia', 'Tanvir']);
  const last = pick(['Ahmed', 'Chowdhury', 'Hossain', 'Islam', 'Karim', 'Rahman', 'Sarkar', 'Sultana']);
  fullName.value = `${first} ${last}`;
  email.value = `${first}.${last}.${Math.floor(Math.random() * 10_000)}@example.com`.toLowerCase();
});
form.addEventListener('submit', (event) => {
  event.preventDefault();
  const pictureIsRight = check(picture, 'Enter a full URL that starts with https://, or leave it empty.');
  const emailIsRight = check(email, 'Enter an email address, such as anika@example.com.');
  if (!pictureIsRight || !emailIsRight) return;
  const address = email.value.trim().toLowerCase();
  finish({
    sub: subjectOf(address),
    email: address,
    ...(fullName.value.trim() && { name: fullName.value.trim() }),
    ...(picture.value.trim() && { picture: picture.value.trim() }),
  });
});

// The page can be used from here on.
for (const main of document.getElementsByTagName('main')) main.inert = false;
