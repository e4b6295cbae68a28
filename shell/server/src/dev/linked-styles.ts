import { findPathOwner } from '@roommate/release-registry';
import { tag } from '../html/html.ts';
import type { PageStyles } from '../page/inline-styles.ts';

/**
 * Links to the style sheets of the development servers, which replace them when they change. The runtime finds them by
 * `data-href`.
 */
export const linkedStyles: PageStyles = ({ shell, registry }, pathname) => {
  const owner = findPathOwner(registry, pathname)?.release;
  const files = [
    ...shell.styles.map((name) => ({ name, base: shell.base })),
    ...(owner?.routes.styles ?? []).map((name) => ({ name, base: owner?.base ?? '' })),
  ];
  const links = files.map(({ name, base }) =>
    tag('link', { rel: 'stylesheet', href: base + name, 'data-href': name }),
  );
  return Promise.resolve({ html: links.join(''), sources: [] });
};
