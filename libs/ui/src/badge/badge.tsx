import { clsx } from 'clsx';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './badge.module.css';

interface BadgeProps {
  tone?: 'neutral' | 'positive' | 'negative' | undefined;
  /** A lucide icon. It is decorative. */
  icon?: LucideIcon | undefined;
  children: ReactNode;
}

/** A short fact about an item. */
export function Badge({ tone = 'neutral', icon: Icon, children }: BadgeProps) {
  return (
    <span className={clsx(styles.badge, styles[tone])}>
      {Icon && <Icon aria-hidden="true" />}
      {children}
    </span>
  );
}
