import { clsx } from 'clsx';
import type { ComponentPropsWithRef } from 'react';
import styles from './card-grid.module.css';

interface CardGridProps extends ComponentPropsWithRef<'ul'> {
  /** Cards far from the screen get no layout yet. Their height is an estimate until then. */
  skipsLayout?: boolean | undefined;
}

/** A list of cards in 1 column, 2 from 640 px, 3 from 768 px, 4 from 1024 px. Its children are `li`s. */
export const CardGrid = ({ skipsLayout, className, ...props }: CardGridProps) => (
  <ul {...props} role="list" className={clsx(styles.grid, skipsLayout && styles.skipping, className)} />
);
