import { create } from 'zustand';
import type { OpenDialog } from '../recorded-dialogs.ts';
import type { RecordedToast } from '../recorded-notifications.ts';
import { TOAST_AUTO_CLOSE_MS } from '@roommate/contracts';

type ShownToast = RecordedToast & { key: number };
type ShownDialog = OpenDialog & { close: (confirmed: boolean) => void };

/** The toasts and the dialog on the page of a standalone remote. */
export const useStandaloneState = create<{ toasts: ShownToast[]; dialog: ShownDialog | undefined }>(() => ({
  toasts: [],
  dialog: undefined,
}));

let nextKey = 0;

/** Shows a toast until its time is over; one with the id of another replaces it. */
export function showToast(toast: RecordedToast): void {
  const shown = { ...toast, key: nextKey++ };
  const without = (gone: (other: ShownToast) => boolean): void =>
    useStandaloneState.setState(({ toasts }) => ({ toasts: toasts.filter((other) => !gone(other)) }));
  without(({ id }) => id !== undefined && id === toast.id);
  useStandaloneState.setState(({ toasts }) => ({ toasts: [...toasts, shown] }));
  setTimeout(() => without(({ key }) => key === shown.key), toast.autoCloseMs ?? TOAST_AUTO_CLOSE_MS);
}

/** Shows a dialog and resolves with the person's answer; an alert with a timer closes automatically. */
export function showDialog(dialog: OpenDialog): Promise<boolean> {
  return new Promise((resolve) => {
    const close = (confirmed: boolean): void => {
      // The timer of a dialog that a person closed must not close the next one.
      if (useStandaloneState.getState().dialog === shown) useStandaloneState.setState({ dialog: undefined });
      resolve(confirmed);
    };
    const shown = { ...dialog, close };
    useStandaloneState.setState({ dialog: shown });
    if (dialog.kind === 'alert' && dialog.timerMs !== undefined)
      setTimeout(() => close(true), dialog.timerMs);
  });
}
