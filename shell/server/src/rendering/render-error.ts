import type { RenderFailure } from './worker/messages.ts';

/** A page was not rendered. */
export class RenderError extends Error {
  override readonly name = 'RenderError';
  readonly kind: RenderFailure['kind'];

  constructor({ kind, text }: RenderFailure) {
    super(text);
    this.kind = kind;
  }
}
