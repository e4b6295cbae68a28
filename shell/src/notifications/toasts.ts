import { TOAST_AUTO_CLOSE_MS } from '@roommate/contracts';
import { log, type Notifications, type ToastOptions } from '@roommate/shell-api';
import { toastCode } from './toast-code.ts';
import type { ToastLink } from './toast-text.tsx';
import { requestToasts } from './toast-request.ts';

type ToastType = 'success' | 'error' | 'info';

interface ShellToastOptions extends ToastOptions {
  /** A link after the text. */
  link?: ToastLink | undefined;
}

/** The id, in the library, of the toast that each kind of message has now. */
const shown = new Map<string, string>();
let count = 0;
/** The message of each kind that waits for the code. */
const waiting = new Map<string, symbol>();

async function show(type: ToastType, text: string, options: ShellToastOptions = {}): Promise<void> {
  requestToasts();
  // A toast without an id is identified by its text, so that a repeated failure stays one toast.
  const kind = options.id ?? `${type}: ${text}`;
  const message = Symbol(text);
  waiting.set(kind, message);
  const { toast, toastText } = await toastCode.loadWithRetries();
  // Another one has replaced or removed it.
  if (waiting.get(kind) !== message) return;
  waiting.delete(kind);
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

/** It also removes a toast that still waits for the code. */
async function dismiss(id: string): Promise<void> {
  waiting.delete(id);
  const toastId = shown.get(id);
  if (toastId === undefined) return;
  shown.delete(id);
  (await toastCode.loadWithRetries()).toast.dismiss(toastId);
}

/** Toasts by react-toastify, whose code loads after the page: docs/decisions/0267-toasts-on-demand.md. */
export const toasts = {
  success: showLater('success'),
  error: showLater('error'),
  info: showLater('info'),
  dismiss: (id: string) => void dismiss(id),
} satisfies Notifications;
