import type { AlertOptions, ConfirmOptions, Dialogs } from '../services.ts';

export type OpenDialog = ({ kind: 'alert' } & AlertOptions) | ({ kind: 'confirm' } & ConfirmOptions);

/** Keeps every dialog, in order, for a test to look at. Alerts close at once; confirms take the next queued answer. */
export class RecordedDialogs implements Dialogs {
  readonly opened: OpenDialog[] = [];
  private readonly answers: boolean[] = [];

  /** @param show shows the dialog instead, when the remote runs standalone, and gives the person's answer */
  constructor(private readonly show?: (dialog: OpenDialog) => Promise<boolean>) {}

  /** Queues the answers to the next confirms. */
  answer(...answers: boolean[]): void {
    this.answers.push(...answers);
  }

  readonly alert = async (options: AlertOptions): Promise<void> => {
    const dialog: OpenDialog = { kind: 'alert', ...options };
    this.opened.push(dialog);
    await this.show?.(dialog);
  };

  readonly confirm = async (options: ConfirmOptions): Promise<boolean> => {
    const dialog: OpenDialog = { kind: 'confirm', ...options };
    this.opened.push(dialog);
    if (this.show) return this.show(dialog);
    const answer = this.answers.shift();
    if (answer === undefined) throw new Error(`No answer is queued for the dialog '${options.title}'.`);
    return answer;
  };
}
