import { CARD_GRID_COLUMNS } from '@roommate/contracts';
import { clsx } from 'clsx';
import type { ComponentPropsWithRef, CSSProperties } from 'react';
import styles from './card-grid.module.css';

/** For the style sheet, which has the widths at which they change. */
const columns = Object.fromEntries(
  Object.entries(CARD_GRID_COLUMNS).map(([width, count]) => [`--columns-${width}`, count]),
) as CSSProperties;

/** A list of cards in 1 column, 2 from 640 px, 3 from 768 px and 4 from 1024 px. Its children are `li`s. */
export function CardGrid({ className, style, children, ...props }: ComponentPropsWithRef<'ul'>) {
  return (
    <ul {...props} role="list" className={clsx(styles.grid, className)} style={{ ...columns, ...style }}>
      {children}
    </ul>
  );
}
