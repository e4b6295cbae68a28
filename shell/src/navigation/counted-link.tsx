import { NavLink } from '@roommate/shell-api';
import type { LucideIcon } from 'lucide-react';
import styles from './counted-link.module.css';

const MAX_SHOWN = 99;

interface CountedLinkProps {
  to: string;
  icon: LucideIcon;
  title: string;
  /** The name for screen readers, with the number. */
  label: string;
  /** 0 shows no number. */
  count: number;
}

/** An icon of the header with a number. */
export const CountedLink = ({ to, icon: Icon, title, label, count }: CountedLinkProps) => (
  <NavLink className={styles.link ?? ''} to={to} title={title} aria-label={label}>
    <Icon aria-hidden="true" />
    {count > 0 && (
      <span className={styles.count} aria-hidden="true">
        {count > MAX_SHOWN ? `${MAX_SHOWN}+` : count}
      </span>
    )}
  </NavLink>
);
