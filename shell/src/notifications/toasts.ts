import { TOAST_AUTO_CLOSE_MS } from '@roommate/contracts';
import { log, type Notifications, type ToastOptions } from '@roommate/shell-api';

type ToastType = 'success' | 'error' | 'info';

/** The id, in the library, of the toast that each kind of message has now. */
const shown = new Map<string, string>();
let count = 0;

async function show(type: ToastType, text: string, options: ToastOptions = {}): Promise<void> {
  const { toast } = await import('./toast-container.tsx');
  // A toast without an id is identified by its text, so that a repeated failure stays one toast.
  const kind = options.id ?? `${type}: ${text}`;
  // A closing toast keeps its id for another second. The library drops a new toast with the same id.
  const toastId = shown.get(kind) ?? `${kind} ${(count += 1)}`;
  shown.set(kind, toastId);
  const autoClose = options.autoCloseMs ?? TOAST_AUTO_CLOSE_MS;
  const role = type === 'error' ? 'alert' : 'status';
  const settings = { type, autoClose, role, onClose: () => shown.delete(kind) };
  if (toast.isActive(toastId)) toast.update(toastId, { ...settings, render: text });
  else toast(text, { ...settings, toastId });
}

const showLater = (type: ToastType) => (text: string, options?: ToastOptions) => {
  show(type, text, options).catch((error: unknown) =>
    log.error(`A toast could not be shown: ${text}`, error),
  );
};

/** Toasts by react-toastify, whose code arrives after the first paint. */
export const toasts: Notifications = {
  success: showLater('success'),
  error: showLater('error'),
  info: showLater('info'),
};
