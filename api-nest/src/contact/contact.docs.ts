import { contactResponseSchema } from '@roommate/contracts';
import type { OperationDocs } from '../openapi/operation-docs.ts';
import { malformedBody } from '../openapi/error-examples.ts';
import { bodyErrors } from '../openapi/error-responses.ts';

export const contactOperation: OperationDocs = {
  id: 'sendContactMessage',
  summary: 'Send a message through the contact form',
  access: 'anyone',
  rateLimit: 'contact',
  description:
    'The sender is the account of the token, or anonymous. The server sets the time. `userId` and `timestamp` in the body are accepted and ignored.',
  visible: 'Every caller gets the same response. Messages cannot be read through the API.',
  takesIdempotencyKey: true,
  response: {
    description: 'The message is stored.',
    schema: contactResponseSchema,
    example: { success: true, message: "Message sent successfully! We'll get back to you soon." },
  },
  errors: {
    400: [{ error: 'Subject is required.', field: 'subject' }, malformedBody],
    ...bodyErrors,
  },
};
