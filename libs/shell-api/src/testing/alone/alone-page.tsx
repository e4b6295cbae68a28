import { Outlet, ScrollRestoration } from 'react-router-dom';
import type { TestShell } from '../create-test-shell.ts';
import { AloneDialog } from './alone-dialog.tsx';
import { useAloneState } from './alone-state.ts';
import { AloneToolbar } from './alone-toolbar.tsx';
import styles from './alone.module.css';

/** The bare page around a remote: toolbar, the remote, toasts and dialogs. */
export function AlonePage({ shell, title }: { shell: TestShell; title: string }) {
  const toasts = useAloneState((state) => state.toasts);
  return (
    <>
      <AloneToolbar shell={shell} title={title} />
      <main id="main">
        <Outlet />
      </main>
      <ScrollRestoration />
      <div className={styles.toasts} role="log" aria-label="Notifications">
        {toasts.map(({ key, kind, text }) => (
          <p key={key} className={styles.toast}>
            {kind}: {text}
          </p>
        ))}
      </div>
      <AloneDialog />
    </>
  );
}
