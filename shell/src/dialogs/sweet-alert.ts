import type { AlertOptions, ConfirmOptions } from '@roommate/shell-api';
import { buttonClass } from '@roommate/ui';
// The types of the path below are declared there.
import type {} from 'sweetalert2';
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

const dialog = (confirmVariant: 'primary' | 'danger') =>
  SweetAlert.mixin({
    buttonsStyling: false,
    heightAuto: false,
    customClass: { confirmButton: buttonClass(confirmVariant), cancelButton: buttonClass('secondary') },
  });

/** Resolves when the dialog has closed. */
export async function showAlert({ title, text, icon, timerMs }: AlertOptions): Promise<void> {
  await dialog('primary').fire({
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
  const { isConfirmed } = await dialog('danger').fire({
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
