import type { ContactInput } from '@roommate/contracts';
import { api, unwrap } from '@roommate/shell-api';

/**
 * Sends a message of the contact form.
 * @param userId the sender's uid, or null when signed out
 * @param website the value of the honeypot field
 * @throws ApiError, NetworkError, or Error when the API did not accept the message
 */
export async function sendMessage(
  input: ContactInput,
  userId: string | null,
  website: string,
): Promise<void> {
  const body = {
    ...input,
    ...(website !== '' && { website }),
    userId,
    timestamp: new Date().toISOString(),
  };
  const { success, message } = await unwrap(api.POST('/contact', { body }));
  if (!success) throw new Error(message);
}
