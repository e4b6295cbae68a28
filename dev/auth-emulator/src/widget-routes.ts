import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { ProviderInfo } from './firebase-tools.ts';
import { widgetPage } from './widget-page.ts';

export interface WidgetState {
  listProviderInfosByProviderId(providerId: string): ProviderInfo[];
}

const querySchema = z.object({
  apiKey: z.string().min(1),
  appName: z.string().min(1),
  eventId: z.string().min(1),
  authType: z.enum(['signInViaPopup', 'linkViaPopup', 'reauthViaPopup']),
  providerId: z.literal('google.com'),
});

const contentSecurityPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

const assets = [
  ['gapi.js', 'text/javascript'],
  ['widget.js', 'text/javascript'],
  ['widget.css', 'text/css'],
] as const;

const assetText = (name: string) =>
  readFileSync(fileURLToPath(new URL(`../public/${name}`, import.meta.url)), 'utf8');

/** The popup that replaces Google's, and the script that lets the SDK talk to it. Nothing comes from the internet. */
export function addWidgetRoutes(server: FastifyInstance, state: WidgetState): void {
  server.get('/emulator/auth/handler', (request, reply) => {
    const result = querySchema.safeParse(request.query);
    if (!result.success) {
      const field = result.error.issues[0]?.path.join('.') ?? '';
      return reply
        .code(400)
        .type('text/plain')
        .send(`This URL is not complete: ${field} is missing or wrong.`);
    }
    return reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', contentSecurityPolicy)
      .header('referrer-policy', 'no-referrer')
      .send(widgetPage(state.listProviderInfosByProviderId(result.data.providerId)));
  });
  for (const [name, type] of assets) {
    const text = assetText(name);
    server.get(`/emulator/auth/${name}`, (_request, reply) =>
      reply.type(`${type}; charset=utf-8`).header('cache-control', 'no-cache').send(text),
    );
  }
}
