import { z } from 'zod';
import { textLimits } from './constants.ts';
import { emailSchema } from './contact-message.ts';
import { isHttpUrl } from './image-url.ts';
import { isAcceptablePassword, PASSWORD_RULE_MESSAGE } from './password-rule.ts';
import { requiredText } from './text.ts';

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
