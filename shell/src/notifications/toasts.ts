import { TOAST_AUTO_CLOSE_MS } from '@roommate/contracts';
import { log, type Notifications, type ToastOptions } from '@roommate/shell-api';

type ToastType = 'success' | 'error' | 'info';

async function show(type: ToastType, text: string, options: ToastOptions = {}): Promise<void> {
  const { toast } = await import('./toast-container.tsx');
  // Without an id of its own a toast is known by its text: a storm of one failure stays one toast.
  const toastId = options.id ?? `${type}: ${text}`;
  const autoClose = options.autoCloseMs ?? TOAST_AUTO_CLOSE_MS;
  const settings = { type, autoClose, role: type === 'error' ? 'alert' : 'status' };
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
