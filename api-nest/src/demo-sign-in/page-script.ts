import { docsUsers } from './demo-accounts.ts';

const FIRST = Object.keys(docsUsers)[0];
const people = Object.entries(docsUsers).map(([key, { name }]) => [key, name]);

/** What the documentation page runs: buttons above the Swagger UI that get a token and authorize all calls with it. */
export const PAGE_SCRIPT = `'use strict';
(() => {
  const base = document.currentScript.src;
  const panel = document.createElement('section');
  panel.className = 'demo-sign-in';
  panel.setAttribute('aria-label', 'Demo sign-in');
  const status = document.createElement('output');
  status.textContent = 'You are nobody: press a button, and Try it out calls as that user.';
  const signIn = async (key, name) => {
    status.textContent = 'Signing in…';
    try {
      const response = await fetch(new URL('demo-sign-in/' + key, base), { method: 'POST' });
      const body = await response.json();
      if (!response.ok) throw new Error(body.error);
      window.ui.preauthorizeApiKey('bearer', body.idToken);
      status.textContent = 'Signed in as ' + name + ' for an hour: Try it out calls as this user.';
    } catch (error) {
      status.textContent = 'That did not work: ' + error.message;
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
  terminal.textContent = 'curl -s -X POST ' + new URL('demo-sign-in/${FIRST}', base);
  panel.append(status, terminal);
  document.getElementById('swagger-ui').before(panel);
})();
`;

export const PAGE_STYLE = `
.demo-sign-in { display: flex; flex-wrap: wrap; gap: 8px 12px; align-items: center; padding: 12px 20px;
  background: #f3efe4; border-bottom: 1px solid #d9d2bf; font: 15px/1.5 sans-serif; color: #14342b; }
.demo-sign-in button { font: inherit; font-weight: 600; padding: 8px 16px; border: 0; border-radius: 6px;
  background: #0b6b4f; color: #fff; cursor: pointer; }
.demo-sign-in code { flex-basis: 100%; overflow-wrap: anywhere; font-size: 13px; }
.demo-sign-in button:hover { background: #09543e; }
.demo-sign-in button:focus-visible { outline: 3px solid #e2a21b; outline-offset: 2px; }
`;
