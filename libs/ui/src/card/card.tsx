import { clsx } from 'clsx';
import type { HTMLAttributes } from 'react';
import styles from './card.module.css';

interface CardProps extends HTMLAttributes<HTMLElement> {
  as?: 'article' | 'div' | 'dl' | 'figure' | 'li' | undefined;
  /** One link covers the card (see cardLinkClass), and the card reacts to the pointer. */
  linked?: boolean | undefined;
}

/** A sheet of paper on the page. It has no padding and no layout of its own. */
export function Card({ as: Tag = 'div', linked = false, className, ...props }: CardProps) {
  return <Tag {...props} className={clsx(styles.card, linked && styles.linked, className)} />;
}

/** The class of the link that covers a `linked` card. */
export const cardLinkClass = (className?: string): string => clsx(styles.link, className);
