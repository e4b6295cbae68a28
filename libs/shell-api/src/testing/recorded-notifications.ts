import type { Notifications, ToastOptions } from '../services.ts';

export interface RecordedToast extends ToastOptions {
  kind: 'success' | 'error' | 'info';
  text: string;
}

/** Records every toast in order, and the ids of dismissed ones. */
export class RecordedNotifications implements Notifications {
  readonly toasts: RecordedToast[] = [];
  readonly dismissed: string[] = [];

  readonly #show: ((toast: RecordedToast) => void) | undefined;

  /** @param show also shows the toast in a standalone remote */
  constructor(show?: (toast: RecordedToast) => void) {
    this.#show = show;
  }

  readonly success = (text: string, options?: ToastOptions): void => this.#record('success', text, options);
  readonly error = (text: string, options?: ToastOptions): void => this.#record('error', text, options);
  readonly info = (text: string, options?: ToastOptions): void => this.#record('info', text, options);
  readonly dismiss = (id: string): void => void this.dismissed.push(id);

  #record(kind: RecordedToast['kind'], text: string, options?: ToastOptions): void {
    const toast = { kind, text, ...options };
    this.toasts.push(toast);
    this.#show?.(toast);
  }
}
