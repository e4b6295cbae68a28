import { TOAST_AUTO_CLOSE_MS } from '@roommate/contracts';
import { log, type Notifications, type ToastOptions } from '@roommate/shell-api';
import type { ToastLink } from './toast-text.tsx';

type ToastType = 'success' | 'error' | 'info';

interface ShellToastOptions extends ToastOptions {
  /** A link after the text. */
  link?: ToastLink | undefined;
}

/** The id, in the library, of the toast that each kind of message has now. */
const shown = new Map<string, string>();
let count = 0;

async function show(type: ToastType, text: string, options: ShellToastOptions = {}): Promise<void> {
  const { toast, toastText } = await import('./toast-container.tsx');
  // A toast without an id is identified by its text, so that a repeated failure stays one toast.
  const kind = options.id ?? `${type}: ${text}`;
  // A closing toast keeps its id for another second. The library drops a new toast with the same id.
  const toastId = shown.get(kind) ?? `${kind} ${(count += 1)}`;
  shown.set(kind, toastId);
  const autoClose = options.autoCloseMs ?? TOAST_AUTO_CLOSE_MS;
  const role = type === 'error' ? 'alert' : 'status';
  const onClose = () => {
    if (shown.get(kind) === toastId) shown.delete(kind);
  };
  const settings = { type, autoClose, role, onClose };
  const content = toastText(text, options.link);
  if (toast.isActive(toastId)) toast.update(toastId, { ...settings, render: content });
  else toast(content, { ...settings, toastId });
}

const showLater = (type: ToastType) => (text: string, options?: ShellToastOptions) => {
  show(type, text, options).catch((error: unknown) =>
    log.error(`A toast could not be shown: ${text}`, error),
  );
};

/** Waits for the same code as `show`, so that it also removes a toast that is about to appear. */
async function dismiss(id: string): Promise<void> {
  const { toast } = await import('./toast-container.tsx');
  const toastId = shown.get(id);
  if (toastId === undefined) return;
  shown.delete(id);
  toast.dismiss(toastId);
}

/** Toasts by react-toastify, whose code arrives after the first paint. */
export const toasts = {
  success: showLater('success'),
  error: showLater('error'),
  info: showLater('info'),
  // Without the code no toast is visible.
  dismiss: (id: string) => void dismiss(id).catch(() => undefined),
} satisfies Notifications;
