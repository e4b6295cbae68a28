import type { Notifications, ToastOptions } from '../services.ts';

export interface RecordedToast extends ToastOptions {
  kind: 'success' | 'error' | 'info';
  text: string;
}

/** Keeps every toast, in order, for a test to look at. */
export class RecordedNotifications implements Notifications {
  readonly toasts: RecordedToast[] = [];

  /** @param show also shows the toast, when the remote runs standalone */
  constructor(private readonly show?: (toast: RecordedToast) => void) {}

  readonly success = (text: string, options?: ToastOptions): void => this.record('success', text, options);
  readonly error = (text: string, options?: ToastOptions): void => this.record('error', text, options);
  readonly info = (text: string, options?: ToastOptions): void => this.record('info', text, options);

  private record(kind: RecordedToast['kind'], text: string, options?: ToastOptions): void {
    const toast = { kind, text, ...options };
    this.toasts.push(toast);
    this.show?.(toast);
  }
}
