import { appNameSchema, releaseVersionSchema, remoteNameSchema } from '@roommate/release-registry';
import { InvalidArgumentError } from 'commander';
import type { z } from 'zod';

const parsedBy =
  (schema: z.ZodType<string>, message: string) =>
  (text: string): string => {
    if (schema.safeParse(text).success) return text;
    throw new InvalidArgumentError(message);
  };

export const appName = parsedBy(appNameSchema, 'It must be shell or a remote such as mfe-listings.');

export const remoteName = parsedBy(remoteNameSchema, 'It must be the name of a remote such as mfe-listings.');

export const releaseVersion = parsedBy(
  releaseVersionSchema,
  'It is not the version of a release: npm run release -- list shows the versions.',
);

const numberBetween =
  (min: number, max: number, pattern: RegExp, kind: string) =>
  (text: string): number => {
    const number = Number(text);
    if (pattern.test(text) && number >= min && number <= max) return number;
    throw new InvalidArgumentError(`It must be a ${kind} from ${min} to ${max}.`);
  };

export const percentage = numberBetween(0, 100, /^\d{1,3}(\.\d+)?$/, 'number');

const WEEK_MINUTES = 7 * 24 * 60;
export const minutes = numberBetween(1, WEEK_MINUTES, /^\d{1,5}$/, 'whole number');
