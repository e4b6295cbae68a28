import { commonSecurityHeaders } from '@roommate/server/http';
import type { FastifyInstance } from 'fastify';
import type { SiteOptions } from '../config/site-options.ts';

/** Origins that Firebase sign-in and its Google popup need with a real project. The emulator needs none. */
function firebaseSources(authDomain: string) {
  return {
    script: ['https://apis.google.com'],
    connect: [
      'https://identitytoolkit.googleapis.com',
      'https://securetoken.googleapis.com',
      `https://${authDomain}`,
    ],
    frame: [`https://${authDomain}`, 'https://accounts.google.com'],
  };
}

/** MapLibre requests style, tiles, fonts and icons by script: docs/decisions/0353-street-map.md. */
const mapSources = (styleUrl: string | undefined): string[] =>
  styleUrl === undefined ? [] : [new URL(styleUrl).origin];

/**
 * The policy of every page. Scripts and styles come only from the site and from the origin of the remotes, and nothing is
 * inline. Images of listings may come from anywhere. The street map comes from the origin of its style.
 */
export function contentSecurityPolicy({ config }: Pick<SiteOptions, 'config'>): string {
  const firebase = config.firebase && firebaseSources(config.firebase.authDomain);
  const own = ["'self'", ...(config.remotesOrigin === null ? [] : [config.remotesOrigin])];
  const directives: Record<string, string[]> = {
    'default-src': own,
    'script-src': [...own, ...(firebase?.script ?? [])],
    'connect-src': [...own, ...(firebase?.connect ?? []), ...mapSources(config.mapStyleUrl)],
    'frame-src': firebase?.frame ?? ["'none'"],
    'img-src': ["'self'", 'https:', 'http:', 'data:'],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}

/** The security headers of every response. */
export const siteHeaders = (policy: string, production = false): Record<string, string> => ({
  ...commonSecurityHeaders(production),
  'content-security-policy': policy,
  'referrer-policy': 'strict-origin-when-cross-origin',
});

/** Sets each header unless the response already has it (the emulator's popup page has a stricter policy). */
export function securityHeaders(app: FastifyInstance, headers: Record<string, string>): void {
  const entries = Object.entries(headers);
  app.addHook('onSend', (_request, reply, _payload, done) => {
    for (const [name, value] of entries) if (!reply.hasHeader(name)) void reply.header(name, value);
    done();
  });
}
