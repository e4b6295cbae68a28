import { STATUS_CODES } from 'node:http';
import { HttpException } from '@nestjs/common';
import type { Problem } from '@roommate/contracts';

export type FieldError = NonNullable<Problem['errors']>[number];

interface Options {
  errors?: FieldError[];
  /** What went wrong underneath: goes to the log, never to the caller. */
  cause?: unknown;
  /** After how many seconds the caller may try again: the header Retry-After. */
  retryAfter?: number;
}

/** Problem details (RFC 9457) with the product's own `error` (contracts, problemSchema). */
export function problemBody(status: number, detail: string, errors?: FieldError[]): Problem {
  const title = STATUS_CODES[status] ?? 'Error';
  return { type: 'about:blank', title, status, detail, error: detail, ...(errors && { errors }) };
}

/** An error that the caller gets to see as problem details. */
export class ProblemException extends HttpException {
  declare readonly cause: unknown;
  readonly retryAfter: number | undefined;

  constructor(status: number, detail: string, { errors, cause, retryAfter }: Options = {}) {
    super(problemBody(status, detail, errors), status, { cause });
    this.retryAfter = retryAfter;
  }

  get body(): Problem {
    return this.getResponse() as Problem;
  }
}

/** @param detail a sentence for the caller: it must name no secret, e-mail or contact */
export const problem = (status: number, detail: string, options?: Options): ProblemException =>
  new ProblemException(status, detail, options);
