import { z } from 'zod';

// Control characters (except tab and line breaks) and lone surrogates cannot be shown or encoded in UTF-8.
const UNPRINTABLE = /[^\P{Cc}\t\n\r]|\p{Cs}/u;

/**
 * The message for a required field that is missing or has another type.
 * @param label the name of the field in messages, such as "Title"
 * @param kind the expected type, such as "text"
 */
export const missingOr =
  (label: string, kind: string) =>
  ({ input }: { input?: unknown }): string =>
    input === undefined ? `${label} is required.` : `${label} must be ${kind}.`;

/** Returns the message for a text that is too long. */
export const tooLong = (label: string, max: number): string =>
  `${label} must be at most ${max} characters long.`;

/**
 * A required text: trimmed, not blank, at most `max` UTF-16 code units, without control characters.
 * @param label the name of the field in messages, such as "Title"
 */
export const requiredText = (label: string, max: number) =>
  z
    .string({ error: missingOr(label, 'text') })
    .trim()
    .min(1, `${label} is required.`)
    .max(max, tooLong(label, max))
    .refine((text) => !UNPRINTABLE.test(text), `${label} contains characters that cannot be shown.`);
