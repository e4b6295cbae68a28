import type { FastifyInstance } from 'fastify';
import { checkRequest } from './check-request.ts';
import type { EmulatorApp } from './emulator-app.ts';
import { type Operation, operations } from './operations.ts';
import type { SignedTokens } from './signed-tokens.ts';

export interface AccountRoutesOptions {
  app: EmulatorApp;
  tokens: SignedTokens;
  /** Resolves when every change made so far is on the disk. */
  save: () => Promise<void>;
}

/** The requests of the Firebase SDK. */
export function addAccountRoutes(server: FastifyInstance, options: AccountRoutesOptions): void {
  for (const operation of operations) {
    if (!operation.form) addRoute(server, operation, options);
  }
  void server.register((scope, _options, done) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      (_request, text, parsed) => {
        parsed(null, Object.fromEntries(new URLSearchParams(text.toString())));
      },
    );
    for (const operation of operations) {
      if (operation.form) addRoute(scope, operation, options);
    }
    done();
  });
}

function addRoute(
  server: FastifyInstance,
  { path, writes }: Operation,
  { app, tokens, save }: AccountRoutesOptions,
): void {
  // Fastify reads a colon as the start of a parameter unless it is doubled.
  server.post(path.replaceAll(':', '::'), async (request, reply) => {
    const { status, body } = await app.post(path, await checkRequest(request.body, tokens));
    if (writes && status < 400) await save();
    return reply.code(status).send(await tokens.sign(body));
  });
}
