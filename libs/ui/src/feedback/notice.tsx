import { clsx } from 'clsx';
import { Info, TriangleAlert, WifiOff } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './notice.module.css';

const icons = { info: Info, warn: TriangleAlert, offline: WifiOff };

interface NoticeProps {
  tone?: keyof typeof icons | undefined;
  children: ReactNode;
  /** Controls below the text. They are not part of what screen readers announce. */
  actions?: ReactNode;
}

/** Useful information that does not block the user. Screen readers announce it when it appears. */
export function Notice({ tone = 'info', children, actions }: NoticeProps) {
  const Icon = icons[tone];
  return (
    <div className={clsx(styles.notice, styles[tone])}>
      <Icon aria-hidden="true" />
      <div className={styles.text}>
        <div role="status">{children}</div>
        {actions}
      </div>
    </div>
  );
}
