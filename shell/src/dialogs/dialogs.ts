import { log, type AlertOptions, type ConfirmOptions, type Dialogs } from '@roommate/shell-api';

/** Falls back to the browser's dialogs when the code of ours does not load, for example without a network. */
const loadDialogs = () =>
  import('./sweet-alert.ts').catch((error: unknown) => {
    log.error('The dialogs could not be loaded.', error);
    return nativeDialogs;
  });

const words = ({ title, text }: { title: string; text?: string }): string =>
  text === undefined ? title : `${title}\n\n${text}`;

const nativeDialogs = {
  showAlert: (options: AlertOptions): Promise<void> => Promise.resolve(window.alert(words(options))),
  askToConfirm: (options: ConfirmOptions): Promise<boolean> =>
    Promise.resolve(window.confirm(words(options))),
};

/** Modal dialogs by sweetalert2, whose code is loaded with the first one. */
export const dialogs: Dialogs = {
  alert: async (options) => (await loadDialogs()).showAlert(options),
  confirm: async (options) => (await loadDialogs()).askToConfirm(options),
};
