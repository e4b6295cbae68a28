import { clsx } from 'clsx';
import { Info, TriangleAlert, WifiOff } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './notice.module.css';

export type NoticeTone = 'info' | 'warn' | 'offline';

const ICONS = { info: Info, warn: TriangleAlert, offline: WifiOff };

interface NoticeProps {
  tone?: NoticeTone | undefined;
  children: ReactNode;
}

/** Something worth knowing that stops nobody; screen readers hear it when it appears. */
export function Notice({ tone = 'info', children }: NoticeProps) {
  const Icon = ICONS[tone];
  return (
    <div className={clsx(styles.notice, styles[tone])} role="status">
      <Icon aria-hidden="true" />
      <div className={styles.text}>{children}</div>
    </div>
  );
}
