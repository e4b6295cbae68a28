import { apiPaths, type ContactResponse, type ContactBody, type ContactInput } from '@roommate/contracts';
import { api } from '@roommate/shell-api';

/**
 * Sends a message of the contact form.
 * @param userId the sender's uid, or null when signed out
 * @param website what is in the field that people do not see
 * @throws when the message was not accepted
 */
export async function sendMessage(
  input: ContactInput,
  userId: string | null,
  website: string,
): Promise<void> {
  const body: ContactBody = {
    ...input,
    ...(website !== '' && { website }),
    userId,
    timestamp: new Date().toISOString(),
  };
  const { success, message } = await api.request<ContactResponse>(apiPaths.contact, { method: 'POST', body });
  if (!success) throw new Error(message);
}
