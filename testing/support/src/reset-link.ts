import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { productEnvironment } from './product-environment.ts';

interface SavedLinks {
  oobs: { email: string; requestType: string; oobLink: string }[];
}

/** The latest password reset link of the auth emulator for an e-mail address, as its terminal shows it. */
export async function resetLink(email: string): Promise<string> {
  const file = join(productEnvironment.DATA_DIR ?? '', 'auth', 'demo-roommate-dhaka.json');
  const { oobs } = JSON.parse(await readFile(file, 'utf8')) as SavedLinks;
  const links = oobs.filter((oob) => oob.email === email && oob.requestType === 'PASSWORD_RESET');
  const link = links.at(-1)?.oobLink;
  if (link === undefined) throw new Error(`The emulator has no link for ${email}.`);
  return link;
}
