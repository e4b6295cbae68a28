import type { AlertOptions, ConfirmOptions, Dialogs } from '@roommate/shell-api';

const loadDialogs = () => import('./sweet-alert.ts');

/** Modal dialogs by sweetalert2, whose code is loaded with the first one. */
export const dialogs: Dialogs = {
  alert: async (options: AlertOptions) => (await loadDialogs()).showAlert(options),
  confirm: async (options: ConfirmOptions) => (await loadDialogs()).askToConfirm(options),
};
