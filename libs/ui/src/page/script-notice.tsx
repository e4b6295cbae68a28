import type { ReactNode } from 'react';
import styles from './script-notice.module.css';

/** Explains a part of a page that cannot work without JavaScript. Only browsers without it show the text. */
export const ScriptNotice = ({ children }: { children: ReactNode }) => (
  <noscript>
    <p className={styles.notice}>{children}</p>
  </noscript>
);
