import { contactResponseSchema } from '@roommate/contracts';
import type { OperationDocs } from '../openapi/operation-docs.ts';
import { BODY_ERRORS } from '../openapi/error-responses.ts';

export const contactOperation: OperationDocs = {
  id: 'sendContactMessage',
  summary: 'Send a message through the contact form',
  access: 'anyone',
  rateLimit: 'contact',
  description:
    'The sender is the account of the token, or nobody; the time is that of the server. `userId` and `timestamp` in the body are accepted and ignored.',
  visible: 'Every caller gets the same response. Messages cannot be read through the API.',
  takesIdempotencyKey: true,
  response: {
    description: 'The message is kept.',
    schema: contactResponseSchema,
    example: { success: true, message: "Message sent successfully! We'll get back to you soon." },
  },
  errors: {
    400: [
      { error: 'Subject is required.', field: 'subject' },
      { error: 'The body is not valid JSON.', code: 'malformed_request' },
    ],
    ...BODY_ERRORS,
  },
};
