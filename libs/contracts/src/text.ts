import { z } from 'zod';

// Control characters (but tab and line breaks) and lone surrogates cannot be shown and do not survive UTF-8.
const unprintable = /[^\P{Cc}\t\n\r]|\p{Cs}/u;

/**
 * A required text: trimmed, not blank, at most `max` UTF-16 code units, without control characters.
 * @param label what the messages call the field, such as "Title"
 */
export const requiredText = (label: string, max: number) =>
  z
    .string({ error: `${label} must be text.` })
    .trim()
    .min(1, `${label} is required.`)
    .max(max, `${label} must be at most ${max} characters long.`)
    .refine((text) => !unprintable.test(text), `${label} contains characters that cannot be shown.`);
