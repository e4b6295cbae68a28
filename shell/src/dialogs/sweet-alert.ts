import type { AlertOptions, ConfirmOptions } from '@roommate/shell-api';
import { buttonClass } from '@roommate/ui';
// The types of the path below are declared there.
import type { SweetAlertOptions, SweetAlertResult } from 'sweetalert2';
// Without the styles in the script: the Content-Security-Policy forbids a <style> element.
import SweetAlert from 'sweetalert2/dist/sweetalert2.js';
import 'sweetalert2/dist/sweetalert2.css';
import './dialogs.css';

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
 * Shows a dialog. SweetAlert answers as soon as it begins to close and gives the focus back after that: only then is
 * the focus its caller's to move.
 */
async function show(options: SweetAlertOptions): Promise<SweetAlertResult> {
  let onGone = (): void => undefined;
  const gone = new Promise<void>((resolve) => (onGone = resolve));
  // One that another dialog replaces is destroyed and never closes.
  const result = await SweetAlert.fire({ ...options, didClose: onGone, didDestroy: onGone });
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

/** Resolves with whether the person confirmed; the focus starts on Cancel, since what is asked cannot be undone. */
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
