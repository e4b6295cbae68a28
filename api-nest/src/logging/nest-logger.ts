import type { LoggerService } from '@nestjs/common';
import type { FastifyBaseLogger } from 'fastify';

const START_UP_CHATTER = ['InstanceLoader', 'RoutesResolver', 'RouterExplorer', 'NestFactory'];

/** Lets Nest and the providers log through the one logger of the process. */
export class NestLogger implements LoggerService {
  constructor(private readonly target: FastifyBaseLogger) {}

  log(message: unknown, context?: unknown): void {
    const level = START_UP_CHATTER.includes(String(context)) ? 'debug' : 'info';
    this.target[level]({ context }, String(message));
  }

  error(message: unknown, ...rest: unknown[]): void {
    this.target.error(...line(message, rest));
  }

  warn(message: unknown, ...rest: unknown[]): void {
    this.target.warn(...line(message, rest));
  }
}

/** Nest hands on (message, ..., context), where the message may be the error itself. */
function line(message: unknown, rest: unknown[]): [object, string] {
  const context = rest.at(-1);
  if (!(message instanceof Error)) return [{ context }, String(message)];
  return [{ context, err: message }, rest.length > 1 ? String(rest[0]) : message.name];
}
