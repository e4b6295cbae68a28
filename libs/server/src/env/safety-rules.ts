import type { Problem } from './read-env.ts';

/** What is handy in development and would be unsafe in production, as the site and the API refuse it. */
export function productionProblems(env: {
  NODE_ENV: string;
  SITE_URL?: string | undefined;
  CORS_ORIGINS?: string[] | undefined;
}): Problem[] {
  if (env.NODE_ENV !== 'production') return [];
  const problems: Problem[] = [];
  if (!env.SITE_URL?.startsWith('https://')) {
    const message = 'production needs the address at which people open the site, with https://.';
    problems.push({ name: 'SITE_URL', message });
  }
  if (env.CORS_ORIGINS?.includes('*')) {
    const message = 'production must list the origins that may call the API, not open it to all.';
    problems.push({ name: 'CORS_ORIGINS', message });
  } else if (env.CORS_ORIGINS?.some((origin) => !origin.startsWith('https://'))) {
    // What such a page loads anybody on the way can change, and it calls with the tokens of those who opened it.
    const message = 'production must list origins with https:// only.';
    problems.push({ name: 'CORS_ORIGINS', message });
  }
  return problems;
}

/** Whoever can change what comes over http makes the keys with which people sign in. */
export function keyProblems(env: {
  FIREBASE_PROJECT_ID: string;
  AUTH_JWKS_URL?: string | undefined;
}): Problem[] {
  const demo = env.FIREBASE_PROJECT_ID.startsWith('demo-');
  if (demo || env.AUTH_JWKS_URL === undefined || env.AUTH_JWKS_URL.startsWith('https://')) return [];
  return [{ name: 'AUTH_JWKS_URL', message: "a real project's keys must come over https." }];
}
