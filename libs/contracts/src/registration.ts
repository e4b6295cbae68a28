import { z } from 'zod';
import { PASSWORD_MIN_LENGTH, textLimits } from './constants.ts';
import { emailSchema } from './contact-message.ts';
import { isHttpUrl } from './image-url.ts';
import { requiredText } from './text.ts';

/** The exact text of the specification, section 5. */
export const PASSWORD_RULE_MESSAGE = `Password must have at least one uppercase, one lowercase, and be at least ${PASSWORD_MIN_LENGTH} characters long!`;

/** Whether a new password satisfies the registration rule (spec, section 5). */
const isAcceptablePassword = (password: string): boolean =>
  password.length >= PASSWORD_MIN_LENGTH && /\p{Lu}/u.test(password) && /\p{Ll}/u.test(password);

export const loginInputSchema = z.object({
  email: emailSchema,
  password: z.string().min(1, 'Password is required.'),
});

export const registrationInputSchema = z.object({
  name: requiredText('Name', textLimits.name),
  email: emailSchema,
  photoURL: z
    .string()
    .trim()
    .max(textLimits.imageUrl)
    .refine(
      (url) => url === '' || isHttpUrl(url),
      'Photo URL must be a full URL that starts with http:// or https://.',
    ),
  password: z.string().refine(isAcceptablePassword, PASSWORD_RULE_MESSAGE),
});

export type LoginInput = z.infer<typeof loginInputSchema>;
export type RegistrationInput = z.infer<typeof registrationInputSchema>;
