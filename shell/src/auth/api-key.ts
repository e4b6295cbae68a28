import type { SiteConfig } from '@roommate/release-registry';

/** The SDK needs a key. The auth emulator takes any. */
const EMULATOR_KEY = 'demo';

/** The key of the provider. The SDK keeps a session for each key. */
export const apiKeyOf = ({ firebase }: Pick<SiteConfig, 'firebase'>): string =>
  firebase?.apiKey ?? EMULATOR_KEY;
