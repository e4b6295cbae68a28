import type { LoggerService } from '@nestjs/common';
import type { FastifyBaseLogger } from 'fastify';

const noisyContexts = ['InstanceLoader', 'RoutesResolver', 'RouterExplorer', 'NestFactory'];

/** Lets Nest and the providers log through the logger of the process. */
export class NestLogger implements LoggerService {
  constructor(private readonly target: FastifyBaseLogger) {}

  log(message: unknown, context?: unknown): void {
    const level = noisyContexts.includes(String(context)) ? 'debug' : 'info';
    this.target[level]({ context }, String(message));
  }

  error(message: unknown, ...rest: unknown[]): void {
    this.target.error(...line(message, rest));
  }

  warn(message: unknown, ...rest: unknown[]): void {
    this.target.warn(...line(message, rest));
  }
}

/** Nest passes (message, ..., context). The message can be the error itself. */
function line(message: unknown, rest: unknown[]): [object, string] {
  const context = rest.at(-1);
  if (!(message instanceof Error)) return [{ context }, String(message)];
  return [{ context, err: message }, rest.length > 1 ? String(rest[0]) : message.name];
}
