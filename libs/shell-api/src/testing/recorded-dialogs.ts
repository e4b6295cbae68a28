import type { AlertOptions, ConfirmOptions, Dialogs } from '../services.ts';

export type OpenDialog = ({ kind: 'alert' } & AlertOptions) | ({ kind: 'confirm' } & ConfirmOptions);

/** Records every dialog in order. Alerts close immediately, and confirms take the next queued answer. */
export class RecordedDialogs implements Dialogs {
  readonly opened: OpenDialog[] = [];
  readonly #answers: boolean[] = [];
  readonly #show: ((dialog: OpenDialog) => Promise<boolean>) | undefined;

  /** @param show shows the dialog in a standalone remote and resolves to the person's answer */
  constructor(show?: (dialog: OpenDialog) => Promise<boolean>) {
    this.#show = show;
  }

  /** Queues the answers to the next confirms. */
  answer(...answers: boolean[]): void {
    this.#answers.push(...answers);
  }

  readonly alert = async (options: AlertOptions): Promise<void> => {
    const dialog: OpenDialog = { kind: 'alert', ...options };
    this.opened.push(dialog);
    await this.#show?.(dialog);
  };

  readonly confirm = async (options: ConfirmOptions): Promise<boolean> => {
    const dialog: OpenDialog = { kind: 'confirm', ...options };
    this.opened.push(dialog);
    if (this.#show) return this.#show(dialog);
    const answer = this.#answers.shift();
    if (answer === undefined) throw new Error(`No answer is queued for the dialog '${options.title}'.`);
    return answer;
  };
}
