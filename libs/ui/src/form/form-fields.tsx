import type { ReactNode } from 'react';
import { useHydrated } from '../page/use-hydrated.ts';
import styles from './form-fields.module.css';

/**
 * The content of a form on a page that a server renders. It is disabled until the scripts run: they would discard what is
 * typed before, and the browser itself would send the values in the URL.
 */
export function FormFields({ children }: { children: ReactNode }) {
  return (
    <fieldset className={styles.fields} disabled={!useHydrated()}>
      {children}
    </fieldset>
  );
}
