import { resolve } from 'node:path';
import {
  addressFields,
  ConfigurationError,
  previewKeyField,
  readEnv,
  repositoryRoot,
  runMain,
  siteUrlOf,
} from '@roommate/server/env';
import { machinePreviewKey, readRegistry, signPreview, type ReleaseStore } from '@roommate/release-store';
import { Command } from 'commander';
import { minutes, releaseVersion, remoteName } from '../arguments.ts';
import { buildAndPublish } from '../release/build-and-publish.ts';
import { storeEnvironment, storeOf } from '../release/store-environment.ts';

const environment = storeEnvironment.extend({
  ...addressFields,
  PREVIEW_KEY: previewKeyField().optional(),
});

async function assertStored(store: ReleaseStore, remote: string, version: string): Promise<void> {
  const { remotes } = await readRegistry(store);
  if (Object.hasOwn(remotes[remote]?.releases ?? {}, version)) return;
  throw new ConfigurationError(
    `${remote} ${version} is not in the store: npm run release -- list shows the releases.`,
  );
}

async function preview(
  remote: string,
  stored: string | undefined,
  options: { minutes: number; browserCheck: boolean },
): Promise<void> {
  const { browserCheck } = options;
  const env = readEnv(environment);
  const store = storeOf(env);
  if (stored !== undefined) await assertStored(store, remote, stored);
  const version = stored ?? (await buildAndPublish(store, remote, { stage: true, browserCheck })).version;
  const key = env.PREVIEW_KEY ?? (await machinePreviewKey(resolve(repositoryRoot, env.DATA_DIR)));
  const expires = Date.now() + options.minutes * 60_000;
  console.log(`${remote} ${version}, until ${new Date(expires).toISOString()}, for everybody with the link:`);
  console.log(`${siteUrlOf(env)}/preview/${signPreview({ remote, version, expires }, key)}`);
}

await runMain(() =>
  new Command('npm run preview --')
    .description('Print a link that shows one release of a remote inside the site until it expires')
    .argument('<remote>', 'a remote such as mfe-listings', remoteName)
    .argument('[version]', 'a stored release; without it, the remote is built and staged', releaseVersion)
    .option('--no-browser-check', 'do not open its pages in a browser')
    .option('--minutes <number>', 'validity of the link, at most a week', minutes, 60)
    .showHelpAfterError()
    .action(preview)
    .parseAsync(),
);
