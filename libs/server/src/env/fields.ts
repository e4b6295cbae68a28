import { z } from 'zod';

const port = () =>
  z
    .string()
    .regex(/^\d{1,5}$/, 'it must be a port number from 1 to 65535.')
    .transform(Number)
    .refine((number) => number >= 1 && number <= 65_535, 'it must be a port number from 1 to 65535.');

/** A TCP port from 1 to 65535. */
export const portField = (fallback: number) => port().default(fallback);

/** The TCP port of something that is off while none is set. */
export const optionalPortField = () => port().optional();

/** An absolute http or https address; a trailing slash is dropped. */
export const httpUrlField = () =>
  z
    .string()
    .refine(
      (text) => /^https?:\/\//i.test(text) && URL.canParse(text),
      'it must be an address that starts with http:// or https://.',
    )
    .transform((text) => text.replace(/\/$/, ''));

// Whatever is no delimiter: the special characters of a name or a password are percent-encoded.
const mongoUri =
  /^mongodb(\+srv)?:\/\/([^\s:/?#[\]@]*(:[^\s:/?#[\]@]*)?@)?HOST(,HOST)*(\/[^\s/?#]*)?(\?[^\s#]*)?$/.source.replaceAll(
    'HOST',
    /([^\s:/?#[\]@,]+|\[[\d.:a-f]+\])(:\d{1,5})?/.source,
  );

/** The address of a MongoDB server or cluster. */
export const mongoUriField = () => {
  const message = 'it must start with mongodb:// or mongodb+srv://.';
  return (
    z
      .string(message)
      // One sentence: the shape is not asked of an address of something else.
      .refine((uri) => /^mongodb(\+srv)?:\/\//.test(uri), { error: message, abort: true })
      .regex(
        new RegExp(mongoUri, 'i'),
        'it must be like mongodb://host:27017/name, in which : / ? # [ ] @ of a user or a password are percent-encoded.',
      )
  );
};

export const nodeEnvField = () =>
  z
    .enum(['development', 'production', 'test'], 'it must be development, production or test.')
    .default('development');

export const logLevelField = () =>
  z
    .enum(
      ['fatal', 'error', 'warn', 'info', 'debug', 'silent'],
      'it must be fatal, error, warn, info, debug or silent.',
    )
    .default('info');

/** The folder of the product's data; a relative one counts from the root of the repository. */
export const dataDirField = () => z.string().default('.data');

/** The address of a Redis server. */
export const redisUrlField = () =>
  z.string().regex(/^rediss?:\/\/\S+$/, 'it must start with redis:// or rediss://.');

/** A positive number that multiplies something. */
export const factorField = (min: number, max: number) => {
  const message = `it must be a number from ${min} to ${max}.`;
  return z
    .string()
    .regex(/^\d{1,9}(\.\d{1,9})?$/, message)
    .transform(Number)
    .refine((factor) => factor >= min && factor <= max, message);
};
