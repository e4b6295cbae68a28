import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '@roommate/server/env';
import type { FastifyInstance } from 'fastify';
import { Marked } from 'marked';
import type { AddressLimit } from '../rate-limits/address-limit.ts';
import { servePage } from '../reads/serve-counted.ts';

const CHANGELOG_FILE = 'docs/api-changelog.md';

const STYLE = `
:root { color-scheme: light dark; }
body { max-width: 46rem; margin: 0 auto; padding: 1rem; font: 1rem/1.6 system-ui, sans-serif; overflow-wrap: anywhere; }
h2 { margin-top: 2.5rem; border-bottom: 1px solid; }
code { font-size: 0.9em; }
td, th { padding: 0 1rem 0 0; text-align: left; }
`;

const isUrl = (href: string): boolean => href.startsWith('https://');

/** Renders the changelog. Its relative links lead to files of the repository, so only their text remains. */
function renderPage(markdown: string): string {
  const content = new Marked({
    async: false,
    renderer: {
      link({ href, tokens }) {
        const text = this.parser.parseInline(tokens);
        return isUrl(href) ? `<a href="${encodeURI(href)}">${text}</a>` : text;
      },
    },
  }).parse(markdown, { async: false });
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Roommate Dhaka API changelog</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<p><a href="../docs">API documentation</a></p>
${content}</main>
</body>
</html>
`;
}

/** Serves docs/api-changelog.md as a page at /docs/changelog. */
export function serveChangelog(fastify: FastifyInstance, limit: AddressLimit): void {
  const page = renderPage(readFileSync(join(repositoryRoot, CHANGELOG_FILE), 'utf8'));
  servePage(fastify, limit, { url: '/docs/changelog', read: () => page });
}
