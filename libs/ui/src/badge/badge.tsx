import { clsx } from 'clsx';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './badge.module.css';

export type BadgeTone = 'neutral' | 'positive' | 'negative' | 'accent';

interface BadgeProps {
  tone?: BadgeTone | undefined;
  /** A lucide icon; decorative, the text says it all. */
  icon?: LucideIcon | undefined;
  className?: string | undefined;
  children: ReactNode;
}

/** A short fact about a thing. */
export function Badge({ tone = 'neutral', icon: Icon, className, children }: BadgeProps) {
  return (
    <span className={clsx(styles.badge, styles[tone], className)}>
      {Icon && <Icon aria-hidden="true" />}
      {children}
    </span>
  );
}
