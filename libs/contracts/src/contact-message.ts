import { z } from 'zod';
import { TEXT_LIMITS } from './constants.ts';
import { missingOr, requiredText } from './text.ts';

/** E-mail addresses are at most 254 characters (RFC 5321, 4.5.3.1.3 with erratum 1690). */
export const emailSchema = z
  .string({ error: missingOr('Email', 'text') })
  .trim()
  .min(1, 'Email is required.')
  .max(254, 'Email must be at most 254 characters long.')
  .pipe(z.email('Email must be an e-mail address such as name@example.com.'))
  .meta({ example: 'nusrat@example.com' });

/** What a visitor fills in on the contact page (spec, sections 3 and 5). */
export const contactInputSchema = z.strictObject({
  name: requiredText('Name', TEXT_LIMITS.name).meta({ example: 'Nusrat Jahan' }),
  email: emailSchema,
  subject: requiredText('Subject', TEXT_LIMITS.subject).meta({ example: 'A question about a listing' }),
  message: requiredText('Message', TEXT_LIMITS.message).meta({
    example: 'Is the room in Mirpur still free?',
  }),
});

/**
 * Body of POST /contact. `userId` and `timestamp` are the client's words: the API takes the uid from the token and
 * the time from its own clock, and only checks the shape of what was sent.
 */
export const contactBodySchema = contactInputSchema.extend({
  website: z
    .string('website must be text.')
    .max(200, 'website must be at most 200 characters long.')
    .optional()
    .meta({
      description: 'Leave it out: people do not see this field, and what programs fill in is not kept.',
    }),
  userId: z
    .string('userId must be text or null.')
    .max(128, 'userId must be at most 128 characters long.')
    .nullable()
    .optional(),
  timestamp: z.iso.datetime({ offset: true, error: 'timestamp must be an ISO date and time.' }).optional(),
});

export type ContactInput = z.infer<typeof contactInputSchema>;
export type ContactBody = z.infer<typeof contactBodySchema>;
