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

/** Whether a page was not rendered for this reason. */
export const isOfKind = (error: unknown, kind: RenderFailure['kind']): error is RenderError =>
  error instanceof RenderError && error.kind === kind;

/** Whether the page cannot be rendered for anyone now, because the API is unreachable. */
export const isUnreachable = (error: unknown): boolean => isOfKind(error, 'unreachable');

/** Whether the site renders too much now. */
export const isBusy = (error: unknown): boolean => isOfKind(error, 'busy');

/** Whether the API refuses what the URL asks for, such as an unknown page of a list. */
export const isInvalid = (error: unknown): boolean => isOfKind(error, 'invalid');

/** Whether the API refuses the request or fails, such as with the status 429 or 500. */
export const isRefused = (error: unknown): boolean => isOfKind(error, 'request');

/** Whether no page of the release can be rendered, because its code does not load. */
export const isUnloadable = (error: unknown): error is RenderError => isOfKind(error, 'load');

/** Whether the page can be rendered later, because the API is unreachable or slow. */
export const isApiFault = (error: unknown): boolean => isUnreachable(error) || isOfKind(error, 'no-response');
