import { httpUrlField, mongoUriField, portField } from './fields.ts';
import { hostField } from './network-fields.ts';

/** The variables for the URLs of the site and the database. All processes of this machine read the same variables. */
export const addressFields = {
  SITE_HOST: hostField(),
  SITE_PORT: portField(3000),
  SITE_URL: httpUrlField().optional(),
  MONGODB_URI: mongoUriField().optional(),
  EMBEDDED_MONGO_PORT: portField(27027),
};

const LOOPBACK = '127.0.0.1';

/** Returns the host for the URL of a server that listens on `host`. No browser can open the address of all interfaces. */
export const reachableHost = (host: string): string =>
  host === '0.0.0.0' || host === '::' ? LOOPBACK : host;

/** Returns the URL of the site: SITE_URL, or else the interface and the port of its server. */
export function siteUrlOf(env: {
  SITE_HOST: string;
  SITE_PORT: number;
  SITE_URL?: string | undefined;
}): string {
  const host = reachableHost(env.SITE_HOST);
  return env.SITE_URL ?? `http://${host === LOOPBACK ? 'localhost' : host}:${env.SITE_PORT}`;
}

/** Returns the URI of the database, with its name: MONGODB_URI, or else the embedded database. */
export const mongoUriOf = (env: { MONGODB_URI?: string | undefined; EMBEDDED_MONGO_PORT: number }): string =>
  env.MONGODB_URI ?? `mongodb://${LOOPBACK}:${env.EMBEDDED_MONGO_PORT}/roommate-dhaka`;
