import { resolve } from 'node:path';
import { repositoryRoot } from '@roommate/env';
import { missingStoreVariables, openStore, storeFields, type ReleaseStore } from '@roommate/release-store';
import { z } from 'zod';

/** Where releases go: the same variables as the site's. */
export const storeEnvironment = z
  .object({ DATA_DIR: z.string().default('.data'), RELEASES_DIR: z.string().optional(), ...storeFields })
  .superRefine((env, context) => {
    for (const name of missingStoreVariables(env)) {
      context.addIssue({ code: 'custom', path: [name], message: 'RELEASE_STORE needs it.' });
    }
  });

export const storeOf = (env: z.infer<typeof storeEnvironment>): ReleaseStore =>
  openStore(env, resolve(repositoryRoot, env.RELEASES_DIR ?? `${env.DATA_DIR}/releases`));
