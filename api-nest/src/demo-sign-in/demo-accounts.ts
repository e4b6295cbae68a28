import { demoAccounts } from '@roommate/contracts';

const [nusrat, rafiq] = demoAccounts;

/** The users of the documentation page's sign-in buttons, which exist with the auth emulator only. */
export const docsUsers = { nusrat, rafiq };

export type DocsUserKey = keyof typeof docsUsers;

export const isDocsUserKey = (key: string): key is DocsUserKey => Object.hasOwn(docsUsers, key);
