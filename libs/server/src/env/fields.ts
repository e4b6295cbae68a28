import { z } from 'zod';

const port = () =>
  z
    .string()
    .regex(/^\d{1,5}$/, 'it must be a port number from 1 to 65535.')
    .transform(Number)
    .refine((number) => number >= 1 && number <= 65_535, 'it must be a port number from 1 to 65535.');

/** Reads a TCP port from 1 to 65535. */
export const portField = (fallback: number) => port().default(fallback);

/** Reads a TCP port. The server is off if the variable is not set. */
export const optionalPortField = () => port().optional();

/** Reads an absolute http or https URL, without a trailing slash. */
export const httpUrlField = () =>
  z
    .string()
    .refine(
      (text) => /^https?:\/\//i.test(text) && URL.canParse(text),
      'it must be a URL that starts with http:// or https://.',
    )
    .transform((text) => text.replace(/\/$/, ''));

// Everything except delimiters: special characters of a name or a password are percent-encoded.
const MONGO_URI =
  /^mongodb(\+srv)?:\/\/([^\s:/?#[\]@]*(:[^\s:/?#[\]@]*)?@)?HOST(,HOST)*(\/[^\s/?#]*)?(\?[^\s#]*)?$/.source.replaceAll(
    'HOST',
    /([^\s:/?#[\]@,]+|\[[\d.:a-f]+\])(:\d{1,5})?/.source,
  );

/** Reads the URI of a MongoDB server or cluster. */
export const mongoUriField = () => {
  const message = 'it must start with mongodb:// or mongodb+srv://.';
  return (
    z
      .string(message)
      // Abort: one message is enough for the URI of another kind of server.
      .refine((uri) => /^mongodb(\+srv)?:\/\//.test(uri), { error: message, abort: true })
      .regex(
        new RegExp(MONGO_URI, 'i'),
        'it must be like mongodb://host:27017/name, with : / ? # [ ] @ in a user name or password percent-encoded.',
      )
  );
};

/** Reads NODE_ENV: `development` if it is not set. */
export const nodeEnvField = () =>
  z
    .enum(['development', 'production', 'test'], 'it must be development, production or test.')
    .default('development');

/** Reads the lowest level of the log lines to write: `info` if it is not set. */
export const logLevelField = () =>
  z
    .enum(
      ['fatal', 'error', 'warn', 'info', 'debug', 'silent'],
      'it must be fatal, error, warn, info, debug or silent.',
    )
    .default('info');

/** Reads the folder of the product's data. A relative path starts at the root of the repository. */
export const dataDirField = () => z.string().default('.data');

/** Reads the URL of a Redis server. */
export const redisUrlField = () =>
  z.string().regex(/^rediss?:\/\/\S+$/, 'it must start with redis:// or rediss://.');

/** Reads a number from `min` to `max`. */
export const numberField = (min: number, max: number) => {
  const message = `it must be a number from ${min} to ${max}.`;
  return z
    .string()
    .regex(/^\d{1,9}(\.\d{1,9})?$/, message)
    .transform(Number)
    .refine((number) => number >= min && number <= max, message);
};
