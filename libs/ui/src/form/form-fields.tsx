import type { ReactNode } from 'react';
import { ScriptNotice } from '../page/script-notice.tsx';
import { useHydrated } from '../page/use-hydrated.ts';
import styles from './form-fields.module.css';

/**
 * The content of a form on a page that a server renders. It is disabled until the scripts run. They would discard what
 * is typed before, and the browser itself would send the values in the URL.
 */
export function FormFields({ children }: { children: ReactNode }) {
  return (
    <>
      <ScriptNotice>This form needs JavaScript. Please turn it on and load the page again.</ScriptNotice>
      <fieldset className={styles.fields} disabled={!useHydrated()}>
        {children}
      </fieldset>
    </>
  );
}
