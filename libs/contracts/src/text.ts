import { z } from 'zod';

// Control characters (but tab and line breaks) and lone surrogates cannot be shown and do not survive UTF-8.
const unprintable = /[^\P{Cc}\t\n\r]|\p{Cs}/u;

/**
 * What is said of a required field that is none of its type: that it is missing, or what it must be.
 * @param label what the messages call the field, such as "Title"
 * @param kind what it must be, such as "text"
 */
export const missingOr =
  (label: string, kind: string) =>
  ({ input }: { input?: unknown }): string =>
    input === undefined ? `${label} is required.` : `${label} must be ${kind}.`;

/**
 * A required text: trimmed, not blank, at most `max` UTF-16 code units, without control characters.
 * @param label what the messages call the field, such as "Title"
 */
export const requiredText = (label: string, max: number) =>
  z
    .string({ error: missingOr(label, 'text') })
    .trim()
    .min(1, `${label} is required.`)
    .max(max, `${label} must be at most ${max} characters long.`)
    .refine((text) => !unprintable.test(text), `${label} contains characters that cannot be shown.`);
