/** Not a secret: the README contains it, and the auth emulator lets everyone sign in as anyone. */
const PASSWORD = 'Dhaka2025';

/** The accounts that own the demo listings. They exist in the auth emulator only. */
export const demoAccounts = [
  { key: 'nusrat', name: 'Nusrat Jahan', email: 'nusrat@example.com', password: PASSWORD },
  { key: 'rafiq', name: 'Rafiqul Islam', email: 'rafiq@example.com', password: PASSWORD },
  { key: 'farhana', name: 'Farhana Akter', email: 'farhana@example.com', password: PASSWORD },
  { key: 'tanvir', name: 'Tanvir Ahmed', email: 'tanvir@example.com', password: PASSWORD },
] as const;

export type DemoAccount = (typeof demoAccounts)[number];
