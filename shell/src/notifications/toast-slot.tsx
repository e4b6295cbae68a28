import { useCode } from '@roommate/ui';
import { toastCode } from './toast-code.ts';
import { useToastsWanted } from './toasts-wanted.ts';

/** The place where toasts appear, when the page needs it. The layout works without its code. */
export function ToastSlot() {
  const isWanted = useToastsWanted();
  const code = useCode(toastCode, isWanted);
  return isWanted && code ? <code.ToastContainer /> : null;
}
