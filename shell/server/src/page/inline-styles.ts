import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { findSignInPage } from '@roommate/contracts';
import { findPathOwner } from '@roommate/release-registry';
import type { VisitorReleases } from '../releases/visitor-releases.ts';
import { tag } from '../html/html.ts';
import { hashSource } from './hash-source.ts';

/** The files of a few releases. */
const MAX_FILES = 200;
const RELATIVE_URL = /url\((?!["']?(?:data:|https?:|[/#]))["']?([^"')]+)["']?\)/g;

/** The styles of a page. */
interface Styles {
  /** The elements for the head. */
  html: string;
  /** What the Content-Security-Policy must allow. */
  sources: string[];
}

/** Finds the styles of the page at a path. */
export type PageStyles = (releases: VisitorReleases, pathname: string) => Promise<Styles>;

interface Sheet {
  css: string;
  source: string;
}

/** @param url of the file: its relative URLs start there, and not at the page */
function toSheet(content: string, url: URL): Sheet {
  const css = content.replace(RELATIVE_URL, (_whole, relative: string) => {
    const { pathname } = new URL(relative, url);
    return `url(${pathname})`;
  });
  if (/<\/style/i.test(css)) throw new Error(`${url.pathname} would end its own element.`);
  return { css, source: hashSource(css) };
}

/** The style sheets of the page at a path, besides those of every page. */
function pageStyles(
  { shell, registry }: VisitorReleases,
  pathname: string,
): { name: string; base: string }[] {
  const owner = findPathOwner(registry, pathname);
  const names = owner
    ? [...owner.release.routes.styles, ...(owner.owned.page?.styles ?? [])]
    : (shell.pages?.[findSignInPage(pathname)?.path ?? '']?.styles ?? []);
  return [...new Set(names)].map((name) => ({ name, base: (owner?.release ?? shell).base }));
}

/**
 * Writes the style sheets that a page needs into its HTML. So it shows without a request for them. The runtime of a
 * release finds them by `data-href` and does not load them again.
 * @param folder of the releases
 */
export function inlineStyles(folder: string): PageStyles {
  const sheets = new Map<string, Promise<Sheet>>();
  const read = (file: string): Promise<Sheet> => {
    const known = sheets.get(file);
    if (known) return known;
    const sheet = readFile(join(folder, file), 'utf8').then((content) =>
      toSheet(content, new URL(file, 'http://site')),
    );
    if (sheets.size >= MAX_FILES) sheets.clear();
    sheets.set(file, sheet);
    sheet.catch(() => sheets.delete(file));
    return sheet;
  };
  return async (releases, pathname) => {
    const { shell } = releases;
    const files = [
      ...shell.styles.map((name) => ({ name, base: shell.base })),
      ...pageStyles(releases, pathname),
    ];
    const contents = await Promise.all(
      files.map(async ({ name, base }) => ({ name, ...(await read(base + name)) })),
    );
    return {
      html: contents.map(({ name, css }) => `${tag('style', { 'data-href': name })}${css}</style>`).join(''),
      sources: contents.map(({ source }) => source),
    };
  };
}

/** The policy of a page with inline styles. @param policy of the site */
export function allowStyles(policy: string, sources: readonly string[]): string {
  // The development server allows inline styles already.
  if (policy.includes('style-src')) return policy;
  const [, own = "'self'"] = /default-src ([^;]*)/.exec(policy) ?? [];
  return `${policy}; style-src ${own} ${sources.join(' ')}`;
}
