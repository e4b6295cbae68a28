import type { ProviderInfo } from './firebase-tools.ts';

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (character) => entities[character] ?? '');

/** The claims of Google's id_token; the emulator takes them as plain JSON. */
const claimsOf = ({ rawId, email, displayName, photoUrl }: ProviderInfo) =>
  JSON.stringify({ sub: rawId, email, name: displayName, picture: photoUrl });

const accountItem = (account: ProviderInfo) => {
  const email = account.email ?? '';
  const name = account.displayName ?? email;
  return `<li><button type="button" class="account" data-claims="${escapeHtml(claimsOf(account))}">
    <span class="initial" aria-hidden="true">${escapeHtml([...name][0]?.toUpperCase() ?? '?')}</span>
    <span class="who"><strong>${escapeHtml(name)}</strong> <span>${escapeHtml(email)}</span></span>
  </button></li>`;
};

/**
 * The popup page that replaces Google's: choose an account of the emulator or create one. Names and emails are user
 * input, so all are escaped. Nothing can be pressed before widget.js runs: the press would be lost. See
 * docs/decisions/0016-google-popup-without-google.md.
 */
export const widgetPage = (accounts: readonly ProviderInfo[]): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Sign in with a test Google account</title>
<link rel="stylesheet" href="/emulator/auth/widget.css">
<script type="module" src="/emulator/auth/widget.js"></script>
</head>
<body>
<main inert>
  <h1>Sign in with Google</h1>
  <p class="note">Practice mode: these accounts exist only on this computer. Google is not involved, and no password is needed.</p>
  <p id="problem" class="problem" role="alert" hidden></p>
  <section id="choose" aria-labelledby="choose-title">
    <h2 id="choose-title">${accounts.length > 0 ? 'Choose an account' : 'No Google account yet'}</h2>
    <ul>${accounts.map(accountItem).join('\n')}</ul>
    <button type="button" id="add">Add a Google account</button>
  </section>
  <form id="new-account" aria-labelledby="new-title" novalidate hidden>
    <h2 id="new-title" tabindex="-1">New Google account</h2>
    <button type="button" id="fill">Fill in for me</button>
    <label for="email">Email</label>
    <input id="email" type="email" required autocomplete="off" aria-describedby="email-error">
    <p id="email-error" class="problem" role="alert"></p>
    <label for="name">Name</label>
    <input id="name" autocomplete="off">
    <label for="picture">Photo URL (optional)</label>
    <input id="picture" type="url" autocomplete="off" aria-describedby="picture-error">
    <p id="picture-error" class="problem" role="alert"></p>
    <div class="actions">
      <button type="button" id="back">Back</button>
      <button type="submit" class="primary">Sign in</button>
    </div>
  </form>
</main>
</body>
</html>
`;
