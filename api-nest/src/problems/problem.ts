import { STATUS_CODES } from 'node:http';
import { HttpException } from '@nestjs/common';
import { codeOfStatus, type Problem, type ProblemCode } from '@roommate/contracts';

export type FieldError = NonNullable<Problem['errors']>[number];

interface Options {
  /** What programs read; that of the status when there is nothing more to say. */
  code?: ProblemCode;
  errors?: FieldError[];
  /** What went wrong underneath: goes to the log, never to the caller. */
  cause?: unknown;
  /** After how many seconds the caller may try again: the header Retry-After. */
  retryAfter?: number;
}

/** Problem details (RFC 9457) with the product's own `error` and `code` (contracts, problemSchema). */
export function problemBody(
  status: number,
  detail: string,
  { code = codeOfStatus(status), errors }: Pick<Options, 'code' | 'errors'> = {},
): Problem {
  const title = STATUS_CODES[status] ?? 'Error';
  return { type: 'about:blank', title, status, code, detail, error: detail, ...(errors && { errors }) };
}

/** An error that the caller gets to see as problem details. */
export class ProblemException extends HttpException {
  declare readonly cause: unknown;
  readonly retryAfter: number | undefined;

  constructor(status: number, detail: string, { cause, retryAfter, ...body }: Options = {}) {
    super(problemBody(status, detail, body), status, { cause });
    this.retryAfter = retryAfter;
  }

  get body(): Problem {
    return this.getResponse() as Problem;
  }
}

/** @param detail a sentence for the caller: it must name no secret, e-mail or contact */
export const problem = (status: number, detail: string, options?: Options): ProblemException =>
  new ProblemException(status, detail, options);
