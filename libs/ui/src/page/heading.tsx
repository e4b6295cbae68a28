import type { ComponentPropsWithRef } from 'react';

/** The level that fits the outline of the page; it changes nothing in the looks. */
export type HeadingLevel = 2 | 3 | 4;

/** A heading whose level is a prop. */
export function Heading({ level, ...props }: { level: HeadingLevel } & ComponentPropsWithRef<'h2'>) {
  const Tag = `h${level}` as const;
  return <Tag {...props} />;
}
