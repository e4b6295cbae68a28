import { resolve } from 'node:path';
import { dataDirField, nodeEnvField, repositoryRoot, withRules } from '@roommate/server/env';
import { openStore, storeFields, storeProblems, type ReleaseStore } from '@roommate/release-store';
import { z } from 'zod';

/** The variables of the release store, which the site reads too. */
export const storeEnvironment = z
  .object({
    NODE_ENV: nodeEnvField(),
    DATA_DIR: dataDirField(),
    RELEASES_DIR: z.string().optional(),
    ...storeFields,
  })
  .superRefine(withRules(storeProblems));

export const storeOf = (env: z.infer<typeof storeEnvironment>): ReleaseStore =>
  openStore(env, resolve(repositoryRoot, env.RELEASES_DIR ?? `${env.DATA_DIR}/releases`));
