import { useCode } from '@roommate/ui';
import { toastCode } from './toast-code.ts';
import { useNeedsToasts } from './toast-request.ts';

/** The place where toasts appear, when the page needs it. The layout works without its code. */
export function ToastSlot() {
  const isWanted = useNeedsToasts();
  const code = useCode(toastCode, isWanted);
  return isWanted && code ? <code.ToastContainer /> : null;
}
