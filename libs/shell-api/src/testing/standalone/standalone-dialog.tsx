import { useEffect, useRef } from 'react';
import { useStandaloneState } from './standalone-state.ts';
import styles from './standalone.module.css';

/** The dialog that the remote asked for, as the browser's own modal. */
export function StandaloneDialog() {
  const dialog = useStandaloneState((state) => state.dialog);
  const element = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (dialog) element.current?.showModal();
  }, [dialog]);
  if (!dialog) return null;
  return (
    <dialog
      ref={element}
      className={styles.dialog}
      aria-labelledby="standalone-dialog-title"
      onClose={() => dialog.close(false)}
    >
      <h2 id="standalone-dialog-title">{dialog.title}</h2>
      {dialog.text && <p>{dialog.text}</p>}
      <div className={styles.row}>
        <button type="button" onClick={() => dialog.close(true)}>
          {dialog.kind === 'confirm' ? dialog.confirmLabel : 'OK'}
        </button>
        {dialog.kind === 'confirm' && (
          <button type="button" onClick={() => dialog.close(false)}>
            Cancel
          </button>
        )}
      </div>
    </dialog>
  );
}
