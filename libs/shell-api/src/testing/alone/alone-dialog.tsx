import { useEffect, useRef } from 'react';
import { useAloneState } from './alone-state.ts';
import styles from './alone.module.css';

/** The dialog that the remote asked for, as the browser's own modal. */
export function AloneDialog() {
  const dialog = useAloneState((state) => state.dialog);
  const element = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (dialog) element.current?.showModal();
  }, [dialog]);
  if (!dialog) return null;
  return (
    <dialog
      ref={element}
      className={styles.dialog}
      aria-labelledby="alone-dialog-title"
      onClose={() => dialog.close(false)}
    >
      <h2 id="alone-dialog-title">{dialog.title}</h2>
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
