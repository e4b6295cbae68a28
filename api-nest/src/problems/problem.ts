import { HttpException } from '@nestjs/common';
import type { Problem, ProblemCode } from '@roommate/contracts';
import { type FieldError, problemDetails, UNKNOWN_URL } from '@roommate/server/http';
import type { FastifyReply } from 'fastify';

interface Options {
  /** For programs. Defaults to the general code of the status. */
  code?: ProblemCode;
  errors?: FieldError[];
  /** The underlying error. It is logged and never sent to the caller. */
  cause?: unknown;
  /** The seconds after which the caller may try again: the header Retry-After. */
  retryAfter?: number;
  /** The methods that the URL supports: the header Allow. */
  allow?: string;
  /** Adds more to the response. */
  addTo?: (reply: FastifyReply) => void;
}

/** An error that the caller receives as problem details. */
export class ProblemException extends HttpException {
  declare readonly cause: unknown;
  readonly headers: Record<string, string | number>;
  readonly addTo: ((reply: FastifyReply) => void) | undefined;

  constructor(status: number, detail: string, { cause, retryAfter, allow, addTo, ...body }: Options = {}) {
    super(problemDetails(status, detail, body), status, { cause });
    this.addTo = addTo;
    this.headers = {
      ...(retryAfter !== undefined && { 'retry-after': retryAfter }),
      ...(allow !== undefined && { allow }),
    };
  }

  get body(): Problem {
    return this.getResponse() as Problem;
  }
}

/** @param detail a message for the caller, without secrets, email addresses and contacts */
export const problem = (status: number, detail: string, options?: Options): ProblemException =>
  new ProblemException(status, detail, options);

/** 400 for one wrong field, parameter or header. */
export const invalidField = (field: string, message: string): ProblemException =>
  problem(400, message, { errors: [{ field, message }] });

/** 404 for a URL without a route. */
export const unknownUrl = (): ProblemException => problem(404, UNKNOWN_URL, { code: 'no_such_address' });

/** 405 with `Allow` (RFC 9110, 15.5.6): the URL exists and does not support the method. */
export function methodNotAllowed(supported: readonly string[]): ProblemException {
  const allow = supported.join(', ');
  return problem(405, `This URL supports only ${allow}.`, { allow });
}
