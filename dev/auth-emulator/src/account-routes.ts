import type { FastifyInstance } from 'fastify';
import type { EmulatorApp } from './emulator-app.ts';
import { googleError } from './google-error.ts';
import { Refusal, translateInbound, type InboundTools } from './inbound.ts';
import { operations, type Operation } from './operations.ts';
import { translateOutbound } from './outbound.ts';

export interface AccountRoutesOptions {
  app: EmulatorApp;
  tools: InboundTools;
  /** Resolves when every change made so far is on the disk. */
  save: () => Promise<void>;
}

function parseBody({ body }: Operation, sent: unknown): Record<string, unknown> {
  const result = body.safeParse(sent);
  if (result.success) return result.data;
  const { path, message } = result.error.issues[0] ?? { path: [], message: 'wrong' };
  throw new Refusal(`INVALID_ARGUMENT : ${path.length ? `${path.join('.')}: ` : ''}${message}`);
}

/** The calls of the Firebase SDK. */
export function addAccountRoutes(server: FastifyInstance, { app, tools, save }: AccountRoutesOptions): void {
  server.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, text, done) => {
      done(null, Object.fromEntries(new URLSearchParams(text.toString())));
    },
  );
  for (const operation of operations) {
    // The router takes a colon for a parameter unless it is doubled.
    server.post(operation.path.replaceAll(':', '::'), async (request, reply) => {
      try {
        const inbound = await translateInbound(parseBody(operation, request.body), tools);
        const answer = await app.post(operation.path, inbound);
        const outbound = await translateOutbound(answer.body, tools);
        if (operation.writes && answer.status < 400) await save();
        return await reply.code(answer.status).send(outbound);
      } catch (error) {
        if (error instanceof Refusal) return reply.code(400).send(googleError(400, error.message));
        throw error;
      }
    });
  }
}
