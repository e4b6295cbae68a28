import type { OwnedPath } from '@roommate/release-registry';
import { element } from '../html/html.ts';

/** The blocks of skeletons in the shell's index.html. A browser shows nothing of a template. */
const BLOCK = /<template data-skeleton="([a-z-]+)">([\s\S]*?)<\/template>\s*/g;
const PLACEHOLDER = '<!-- site:skeleton -->';
/** A bar in the place of the page's title. An earlier shell has none with this comment, so its bar stays. */
const TITLE_BAR = '<i><!-- site:title --></i>';

/**
 * Puts the skeleton of a page into the frame that shows until the browser has rendered it. Removes the other blocks.
 * @param template the index.html of a shell; an earlier shell has no blocks
 * @param blocks from top to bottom, as the page's release declares them; the shell may not know one
 * @param title of the page, as text; it shows before any script has run
 */
export function withSkeleton(template: string, blocks: readonly string[] = [], title?: string): string {
  const known = new Map([...template.matchAll(BLOCK)].map(([, name, html]) => [name, html?.trim() ?? '']));
  const bars = blocks.map((name) => known.get(name) ?? '').join('');
  const skeleton = title === undefined ? bars : bars.replace(TITLE_BAR, () => element('h1', title));
  const frame = skeleton && `<div class="page-skeleton" aria-hidden="true">${skeleton}</div>`;
  return template.replaceAll(BLOCK, '').replace(PLACEHOLDER, () => frame);
}

/**
 * The blocks of a page's skeleton.
 * @param query the query of the page's URL, without the question mark
 */
export function skeletonOf(
  { skeleton = [], skeletonsByQuery = {} }: Pick<OwnedPath, 'skeleton' | 'skeletonsByQuery'>,
  query: string,
): readonly string[] {
  const declared = new Map(Object.entries(skeletonsByQuery));
  const pairs = [...new URLSearchParams(query)].map(([name, value]) => `${name}=${value}`);
  const match = pairs.find((pair) => declared.has(pair)) ?? '';
  return declared.get(match) ?? skeleton;
}
