import { docsUsers } from './demo-accounts.ts';

const firstKey = Object.keys(docsUsers)[0];
const people = Object.entries(docsUsers).map(([key, { name }]) => [key, name]);

/** The script of the documentation page. Its buttons above Swagger UI get a token and authorize all requests with it. */
export const DEMO_SIGN_IN_SCRIPT = `'use strict';
(() => {
  const base = document.currentScript.src;
  const panel = document.createElement('section');
  panel.className = 'demo-sign-in';
  panel.setAttribute('aria-label', 'Demo sign-in');
  const status = document.createElement('output');
  status.textContent = 'You are not signed in. Press a button, and Try it out sends requests as that user.';
  const signIn = async (key, name) => {
    status.textContent = 'Signing in…';
    try {
      const response = await fetch(new URL('demo-sign-in/' + key, base), { method: 'POST' });
      const body = await response.json();
      if (!response.ok) throw new Error(body.error);
      // Swagger UI ignores the token until it has the document.
      await window.documentLoaded;
      window.ui.preauthorizeApiKey('bearer', body.idToken);
      status.textContent = 'Signed in as ' + name + ' for one hour. Try it out sends requests as this user.';
    } catch (error) {
      status.textContent = 'Sign-in failed: ' + error.message;
    }
  };
  for (const [key, name] of ${JSON.stringify(people)}) {
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = 'Sign in as ' + name;
    button.addEventListener('click', () => signIn(key, name));
    panel.append(button);
  }
  const terminal = document.createElement('code');
  terminal.textContent = 'curl -s -X POST ' + new URL('demo-sign-in/${firstKey}', base);
  panel.append(status, terminal);
  document.getElementById('swagger-ui').before(panel);
})();
`;

export const DEMO_SIGN_IN_STYLE = `
.demo-sign-in { display: flex; flex-wrap: wrap; gap: 8px 12px; align-items: center; padding: 12px 20px;
  background: #f3efe4; border-bottom: 1px solid #d9d2bf; font: 15px/1.5 sans-serif; color: #14342b; }
.demo-sign-in button { font: inherit; font-weight: 600; padding: 8px 16px; border: 0; border-radius: 6px;
  background: #0b6b4f; color: #fff; cursor: pointer; }
.demo-sign-in code { flex-basis: 100%; overflow-wrap: anywhere; font-size: 13px; }
@media (hover: hover) { .demo-sign-in button:hover { background: #09543e; } }
.demo-sign-in button:focus-visible { outline: 3px solid #e2a21b; outline-offset: 2px; }
html.dark-mode .demo-sign-in { background: #182621; border-color: #2c3c35; color: #f2ead8; }
`;
