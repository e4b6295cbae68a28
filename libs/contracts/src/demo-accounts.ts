/** The README names it: in the auth emulator, anybody may sign in as anybody. */
const PASSWORD = 'Dhaka2025';

/** The accounts that own the demo listings. They exist in the auth emulator only. */
export const demoAccounts = [
  { key: 'nusrat', name: 'Nusrat Jahan', email: 'nusrat@example.com', password: PASSWORD },
  { key: 'rafiq', name: 'Rafiqul Islam', email: 'rafiq@example.com', password: PASSWORD },
  { key: 'farhana', name: 'Farhana Akter', email: 'farhana@example.com', password: PASSWORD },
  { key: 'tanvir', name: 'Tanvir Ahmed', email: 'tanvir@example.com', password: PASSWORD },
] as const;

export type DemoAccount = (typeof demoAccounts)[number];
