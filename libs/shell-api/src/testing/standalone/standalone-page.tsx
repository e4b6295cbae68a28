import { Outlet, ScrollRestoration } from 'react-router-dom';
import type { TestShell } from '../create-test-shell.ts';
import { StandaloneDialog } from './standalone-dialog.tsx';
import { useStandaloneState } from './standalone-state.ts';
import { StandaloneToolbar } from './standalone-toolbar.tsx';
import styles from './standalone.module.css';

/** The bare page around a remote: toolbar, the remote, toasts and dialogs. */
export function StandalonePage({ shell, title }: { shell: TestShell; title: string }) {
  const toasts = useStandaloneState((state) => state.toasts);
  return (
    <>
      <StandaloneToolbar shell={shell} title={title} />
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
      <StandaloneDialog />
    </>
  );
}
