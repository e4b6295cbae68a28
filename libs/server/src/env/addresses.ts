import { httpUrlField, mongoUriField, portField } from './fields.ts';
import { hostField } from './network-fields.ts';

/** The variables that say where the product's site and database are; all programs of this machine read the same. */
export const addressFields = {
  SITE_HOST: hostField(),
  SITE_PORT: portField(3000),
  SITE_URL: httpUrlField().optional(),
  MONGODB_URI: mongoUriField().optional(),
  EMBEDDED_MONGO_PORT: portField(27027),
};

const loopback = '127.0.0.1';

/** The host at which a browser reaches what listens on `host`: it cannot open the address of every interface. */
export const reachableHost = (host: string): string =>
  host === '0.0.0.0' || host === '::' ? loopback : host;

/** Where people open the site: SITE_URL, else the interface and the port on which it listens. */
export function siteUrlOf(env: {
  SITE_HOST: string;
  SITE_PORT: number;
  SITE_URL?: string | undefined;
}): string {
  const host = reachableHost(env.SITE_HOST);
  return env.SITE_URL ?? `http://${host === loopback ? 'localhost' : host}:${env.SITE_PORT}`;
}

/** The database, with its name: MONGODB_URI, else the embedded one. */
export const mongoUriOf = (env: { MONGODB_URI?: string | undefined; EMBEDDED_MONGO_PORT: number }): string =>
  env.MONGODB_URI ?? `mongodb://${loopback}:${env.EMBEDDED_MONGO_PORT}/roommate-dhaka`;
