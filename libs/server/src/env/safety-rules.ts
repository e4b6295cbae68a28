import type { ConfigurationProblem } from './read-env.ts';

/** Lists settings that are useful in development but unsafe in production. The site and the API refuse them. */
export function productionProblems(env: {
  NODE_ENV: string;
  SITE_URL?: string | undefined;
  CORS_ORIGINS?: string[] | undefined;
  MAP_STYLE_URL?: string | undefined;
}): ConfigurationProblem[] {
  if (env.NODE_ENV !== 'production') return [];
  const problems: ConfigurationProblem[] = [];
  if (!env.SITE_URL?.startsWith('https://')) {
    const message = 'production needs the public URL of the site, with https://.';
    problems.push({ name: 'SITE_URL', message });
  }
  if (env.CORS_ORIGINS?.includes('*')) {
    const message = 'production must list the origins that may call the API, instead of allowing all.';
    problems.push({ name: 'CORS_ORIGINS', message });
  } else if (env.CORS_ORIGINS?.some((origin) => !origin.startsWith('https://'))) {
    // Anyone in the network can change a page without TLS, and it calls the API with its visitors' tokens.
    const message = 'production must list only origins with https://.';
    problems.push({ name: 'CORS_ORIGINS', message });
  }
  if (/^http:/i.test(env.MAP_STYLE_URL ?? '')) {
    // A page with https may not load it.
    problems.push({ name: 'MAP_STYLE_URL', message: 'production needs a URL with https://.' });
  }
  return problems;
}

/** Lists unsafe URLs of keys. Without TLS, anyone in the network could replace the keys that verify tokens. */
export function keyProblems(env: {
  FIREBASE_PROJECT_ID: string;
  AUTH_JWKS_URL?: string | undefined;
}): ConfigurationProblem[] {
  const demo = env.FIREBASE_PROJECT_ID.startsWith('demo-');
  if (demo || env.AUTH_JWKS_URL === undefined || env.AUTH_JWKS_URL.startsWith('https://')) return [];
  return [{ name: 'AUTH_JWKS_URL', message: 'the keys of a real project need an https URL.' }];
}
