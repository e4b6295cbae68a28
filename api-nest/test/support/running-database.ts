import type { EmbeddedMongo } from '@roommate/embedded-mongo';

/** What the set-up started and the tear-down stops. */
export const running: { mongo?: EmbeddedMongo; dataDir?: string } = {};
