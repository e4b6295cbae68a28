import type { OobCode } from './firebase-tools.ts';

const purposes: Record<string, string> = {
  PASSWORD_RESET: 'Password reset link',
  VERIFY_EMAIL: 'E-mail verification link',
  VERIFY_AND_CHANGE_EMAIL: 'E-mail change link',
  RECOVER_EMAIL: 'Link that takes an e-mail change back',
};

/** What the terminal shows in place of the e-mail that a real project would send. It names no address. */
export const describeLink = ({ requestType, oobLink }: OobCode): string =>
  `Auth emulator: ${purposes[requestType] ?? 'Link'}: ${oobLink}`;
