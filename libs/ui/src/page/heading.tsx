import type { ComponentPropsWithRef } from 'react';

/** The level in the outline of the page. It does not change the look. */
export type HeadingLevel = 1 | 2 | 3 | 4;

/** A heading with its level as a prop. Level 1 can take the focus, as the heading of PageHeader can. */
export function Heading({ level, ...props }: { level: HeadingLevel } & ComponentPropsWithRef<'h2'>) {
  const Tag = `h${level}` as const;
  return <Tag {...(level === 1 && { tabIndex: -1, 'data-page-heading': '' })} {...props} />;
}
