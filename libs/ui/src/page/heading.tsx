import type { ComponentPropsWithRef } from 'react';

/** The level that fits the outline of the page; it changes nothing in the looks. */
export type HeadingLevel = 1 | 2 | 3 | 4;

/** A heading whose level is a prop. The first is the page's own and takes the focus as PageHeader's does. */
export function Heading({ level, ...props }: { level: HeadingLevel } & ComponentPropsWithRef<'h2'>) {
  const Tag = `h${level}` as const;
  return <Tag {...(level === 1 && { tabIndex: -1, 'data-page-heading': '' })} {...props} />;
}
