import { z } from 'zod';
import { textLimits } from './constants.ts';
import { missingOr, requiredText } from './text.ts';

/** An email address has at most 254 characters (RFC 5321, 4.5.3.1.3 with erratum 1690). */
export const emailSchema = z
  .string({ error: missingOr('Email', 'text') })
  .trim()
  .min(1, 'Email is required.')
  .max(254, 'Email must be at most 254 characters long.')
  .pipe(z.email('Email must be an email address such as name@example.com.'))
  .meta({ example: 'nusrat@example.com' });

/** The form of the contact page (spec, sections 3 and 5). */
export const contactInputSchema = z.strictObject({
  name: requiredText('Name', textLimits.name).meta({ example: 'Nusrat Jahan' }),
  email: emailSchema,
  subject: requiredText('Subject', textLimits.subject).meta({ example: 'A question about a listing' }),
  message: requiredText('Message', textLimits.message).meta({
    example: 'Is the room in Mirpur still free?',
  }),
});

/**
 * Body of POST /contact. The API validates `userId` and `timestamp` and ignores them. The uid comes from the token and
 * the time from the API's clock.
 */
export const contactBodySchema = contactInputSchema.extend({
  website: z
    .string('website must be text.')
    .max(200, 'website must be at most 200 characters long.')
    .optional()
    .meta({
      description: 'Leave this field out. People do not see it, and messages with this field are not stored.',
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
