import { log, type AlertOptions, type ConfirmOptions, type Dialogs } from '@roommate/shell-api';
import { unlessLeft } from './unless-left.ts';

/** Falls back to the browser's dialogs when our dialog code does not load, for example without a network. */
export const loadDialogs = () =>
  import('./sweet-alert.ts').catch((error: unknown) => {
    log.error('The dialogs could not be loaded.', error);
    return nativeDialogs;
  });

const words = ({ title, text }: { title: string; text?: string }): string =>
  text === undefined ? title : `${title}\n\n${text}`;

const nativeDialogs = {
  showAlert: (options: AlertOptions): void => window.alert(words(options)),
  askToConfirm: (options: ConfirmOptions): boolean => window.confirm(words(options)),
};

/** Modal dialogs by sweetalert2, whose code is loaded with the first one. */
export const dialogs: Dialogs = {
  // A message also opens over another page, because it is the outcome of what the user did.
  alert: async (options) => (await loadDialogs()).showAlert(options),
  confirm: async (options) => (await unlessLeft(loadDialogs()))?.askToConfirm(options) ?? false,
};
