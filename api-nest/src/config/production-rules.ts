import type { z } from 'zod';

interface Checked {
  NODE_ENV: string;
  emulator: boolean;
  SITE_URL?: string | undefined;
  CORS_ORIGINS: string[];
}

/** What is handy in development and would be unsafe in production: each is refused with a sentence of its own. */
export function productionRules(env: Checked, context: z.core.$RefinementCtx<Checked>): void {
  if (env.NODE_ENV !== 'production') return;
  const wrong = (name: keyof Checked | 'FIREBASE_PROJECT_ID', message: string): void => {
    context.addIssue({ code: 'custom', path: [name], message });
  };
  // Whoever reaches the emulator may sign in as anybody, so its tokens are worth nothing in production.
  if (env.emulator) {
    wrong('FIREBASE_PROJECT_ID', 'production needs a real Firebase project, not the auth emulator.');
  }
  if (!env.SITE_URL?.startsWith('https://')) {
    wrong('SITE_URL', 'production needs the address at which people open the site, with https://.');
  }
  if (env.CORS_ORIGINS.includes('*')) {
    wrong('CORS_ORIGINS', 'production must list the origins that may call the API, not open it to all.');
  }
}
