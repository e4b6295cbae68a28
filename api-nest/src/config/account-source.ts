import { z } from 'zod';

/** The fields of a service account's key file that the API uses. */
export const serviceAccountSchema = z.object({
  project_id: z.string().min(1),
  client_email: z.email(),
  private_key: z.string().startsWith('-----BEGIN PRIVATE KEY-----'),
  token_uri: z.url({ protocol: /^https?$/ }).default('https://oauth2.googleapis.com/token'),
});

export type ServiceAccount = z.infer<typeof serviceAccountSchema>;

/** Where accounts are looked up, and as whom. */
export interface AccountSource {
  /** Identity Toolkit: https://identitytoolkit.googleapis.com, or the auth emulator. */
  url: string;
  projectId: string;
  /** Undefined for the auth emulator. */
  serviceAccount: ServiceAccount | undefined;
}
