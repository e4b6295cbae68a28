import { pagePaths } from '@roommate/contracts/page-paths';

/** The look of the product in short: the colours of libs/ui/src/styles/tokens.css, the brand and the buttons. */
const STYLE = `:root{color-scheme:light dark;--paper:#faf4e6;--ink:#14302a;--line:#e2d7bf;--action:#006a4e;--on-action:#fffdf6;--lit:#f0a01f}
@media (prefers-color-scheme:dark){:root{--paper:#0f1a16;--ink:#f2ead8;--line:#2c3c35;--action:#5cc596;--on-action:#06231a;--lit:#f3b04a}}
body{margin:0;background:var(--paper);color:var(--ink);font:1.0625rem/1.6 'Hind Siliguri',system-ui,sans-serif}
header{padding:1rem;border-bottom:1px solid var(--line);font-weight:700}
header a{display:inline-flex;gap:.5rem;align-items:center;color:inherit;text-decoration:none}
svg{width:2rem;height:2rem}
main{max-width:34rem;margin:3rem auto;padding:0 1rem}
h1{margin:0;font:700 2.125rem/1.12 'Bricolage Grotesque',system-ui,sans-serif}
nav{display:flex;flex-wrap:wrap;gap:.5rem}
nav a{padding:.5rem 1.25rem;border:1px solid var(--action);border-radius:.5rem;color:var(--action);font-weight:600;text-decoration:none}
nav a:first-child{background:var(--action);color:var(--on-action)}
a:focus-visible{outline:3px solid var(--ink);outline-offset:2px}
.house{fill:var(--action)}.window{fill:var(--paper)}.lit{fill:var(--lit)}`;

/** The hash of `STYLE`, for the Content-Security-Policy. The test shows the new one after a change. */
const STYLE_HASH = 'sha256-j4fjmA8lKApTk0R5KtAHrLyOTGCrogxWJWhSY1zBNVM=';

const HTML = `<!doctype html>
<html lang="en">
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <title>You are offline · Roommate Dhaka</title>
  <style>${STYLE}</style>
  <header>
    <a href="${pagePaths.home}"><svg viewBox="0 0 36 36" aria-hidden="true">
      <path class="house" d="M16 2.7a3.6 3.6 0 0 1 4 0l12.4 8.2A3.6 3.6 0 0 1 34 14v16a4 4 0 0 1-4 4H6a4 4 0 0 1-4-4V14a3.6 3.6 0 0 1 1.6-3.1z"/>
      <path class="window" d="M8 18a4 4 0 0 1 8 0v9.5H8z"/>
      <path class="lit" d="M20 18a4 4 0 0 1 8 0v9.5h-8z"/>
    </svg>Roommate Dhaka</a>
  </header>
  <main>
    <h1>You are offline</h1>
    <p>This page needs a connection, because this browser has no current copy of it.</p>
    <nav aria-label="Pages">
      <a href="">Load the page again</a>
      <a href="${pagePaths.browse}">Browse Listings</a>
      <a href="${pagePaths.home}">Home</a>
    </nav>
  </main>
</html>`;

/** Shows when the site does not respond and no copy may show. It loads nothing, and its policy allows no script. */
export const offlinePage = (): Response =>
  new Response(HTML, {
    status: 503,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': `default-src 'none'; style-src '${STYLE_HASH}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
    },
  });
