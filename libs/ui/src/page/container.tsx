import { clsx } from 'clsx';
import type { ComponentPropsWithRef } from 'react';
import styles from './container.module.css';

interface ContainerProps extends ComponentPropsWithRef<'div'> {
  /** page for grids and tables, text for articles, form for forms. */
  width?: 'page' | 'text' | 'form' | undefined;
}

/** Centres its content and keeps a distance from the edges of the screen. */
export function Container({ width = 'page', className, ...props }: ContainerProps) {
  return <div {...props} className={clsx(styles.container, width !== 'page' && styles[width], className)} />;
}
