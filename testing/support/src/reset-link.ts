import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { productEnvironment } from './product-environment.ts';

interface SavedLinks {
  oobs: { email: string; requestType: string; oobLink: string }[];
}

/** The links of the auth emulator for an email address, as its terminal shows them. The newest one is last. */
async function linksFor(email: string, requestType: string): Promise<string[]> {
  const file = join(productEnvironment.DATA_DIR ?? '', 'auth', 'demo-roommate-dhaka.json');
  const { oobs } = JSON.parse(await readFile(file, 'utf8')) as SavedLinks;
  return oobs
    .filter((oob) => oob.email === email && oob.requestType === requestType)
    .map(({ oobLink }) => oobLink);
}

async function latest(email: string, requestType: string): Promise<string> {
  const link = (await linksFor(email, requestType)).at(-1);
  if (link === undefined) throw new Error(`The emulator has no link for ${email}.`);
  return link;
}

/** The latest link for a new password. */
export const resetLink = (email: string): Promise<string> => latest(email, 'PASSWORD_RESET');

/** The links that confirm the email address. The newest one is last. */
export const confirmationLinks = (email: string): Promise<string[]> => linksFor(email, 'VERIFY_EMAIL');
