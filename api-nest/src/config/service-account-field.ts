import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { type ServiceAccount, serviceAccountSchema } from './account-source.ts';

/** The path of a service account's key file, which Google Cloud creates as JSON. Reads the file. */
export const serviceAccountField = () =>
  z.string().transform((path, context): ServiceAccount => {
    const account = serviceAccountSchema.safeParse(contentOf(path));
    if (account.success) return account.data;
    // No content of the file: it holds a private key.
    context.addIssue('it must be the path of the JSON key file of a service account.');
    return z.NEVER;
  });

function contentOf(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return undefined;
  }
}
