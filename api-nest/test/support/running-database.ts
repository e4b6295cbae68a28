import type { EmbeddedMongo } from '@roommate/embedded-mongo';

/** The database that the set-up starts and the tear-down stops. */
export const running: { mongo?: EmbeddedMongo; dataDir?: string } = {};
