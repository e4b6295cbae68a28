import type { AlertOptions, ConfirmOptions } from '@roommate/shell-api';
import { buttonClass } from '@roommate/ui';
// The types of the path below are declared there.
import type { SweetAlertOptions, SweetAlertResult } from 'sweetalert2';
// Without the styles in the script: the Content-Security-Policy forbids a <style> element.
import SweetAlert from 'sweetalert2/dist/sweetalert2.js';
import 'sweetalert2/dist/sweetalert2.css';
import { cancelOnBack } from './cancel-on-back.ts';
import './dialogs.css';
import { isBackReverted } from './is-back-reverted.ts';

const iconColors = {
  success: 'var(--color-positive)',
  error: 'var(--color-danger)',
  info: 'var(--color-action)',
  warning: 'var(--color-accent)',
};

const look = (confirmVariant: 'primary' | 'danger'): SweetAlertOptions => ({
  buttonsStyling: false,
  heightAuto: false,
  customClass: { confirmButton: buttonClass(confirmVariant), cancelButton: buttonClass('secondary') },
});

/**
 * Shows a dialog. SweetAlert resolves when it begins to close, and restores the focus after that.
 * Callers may move the focus only then, so this waits for it.
 */
async function show(options: SweetAlertOptions): Promise<SweetAlertResult> {
  let onGone = (): void => undefined;
  const gone = new Promise<void>((resolve) => (onGone = resolve));
  // SweetAlert destroys a dialog that another one replaces, and never closes it.
  const dialog = SweetAlert.fire({ ...options, didClose: onGone, didDestroy: onGone });
  // The dialog that this one replaces has ended by now.
  void gone.then(cancelOnBack(() => SweetAlert.close(), isBackReverted));
  const result = await dialog;
  await gone;
  return result;
}

/** Resolves when the dialog has closed. */
export async function showAlert({ title, text, icon, timerMs }: AlertOptions): Promise<void> {
  await show({
    ...look('primary'),
    // Plain text: `title` would be taken as HTML.
    titleText: title,
    icon,
    iconColor: iconColors[icon],
    confirmButtonText: 'OK',
    ...(text === undefined ? {} : { text }),
    ...(timerMs === undefined ? {} : { timer: timerMs, timerProgressBar: true }),
  });
}

/** Resolves to whether the user confirmed. The focus starts on Cancel, because the action cannot be undone. */
export async function askToConfirm({ title, text, confirmLabel }: ConfirmOptions): Promise<boolean> {
  const { isConfirmed } = await show({
    ...look('danger'),
    titleText: title,
    text,
    icon: 'warning',
    iconColor: iconColors.warning,
    confirmButtonText: confirmLabel,
    showCancelButton: true,
    focusCancel: true,
  });
  return isConfirmed;
}
