/** Whom the documentation page signs in as, in the auth emulator alone: the owners of the demo listings. */
export const DEMO_ACCOUNTS = {
  nusrat: { email: 'nusrat@example.com', displayName: 'Nusrat Jahan' },
  rafiq: { email: 'rafiq@example.com', displayName: 'Rafiqul Islam' },
} as const;

/** README names it: in the emulator anybody may be anybody. */
export const DEMO_PASSWORD = 'Dhaka2025';

export type DemoPerson = keyof typeof DEMO_ACCOUNTS;

export const isDemoPerson = (name: string): name is DemoPerson => Object.hasOwn(DEMO_ACCOUNTS, name);
