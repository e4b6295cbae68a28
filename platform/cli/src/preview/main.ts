import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import {
  addressFields,
  ConfigurationError,
  previewKeyField,
  readEnv,
  repositoryRoot,
  runMain,
  siteUrlOf,
} from '@roommate/server/env';
import { buildAndPublish, storeEnvironment, storeOf } from '../release/index.ts';
import { remoteNameSchema } from '@roommate/release-registry';
import { machinePreviewKey, readRegistry, signPreview, type ReleaseStore } from '@roommate/release-store';

const MAX_MINUTES = 7 * 24 * 60;
const usage = `npm run preview -- NAME [VERSION] [--minutes 60]
  NAME     a remote, such as mfe-listings
  VERSION  a release that is in the store; without it the remote is built and staged
  --minutes  how long the link works, at most a week`;

const environment = storeEnvironment.extend({
  ...addressFields,
  PREVIEW_KEY: previewKeyField().optional(),
});

function readArguments() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { minutes: { type: 'string', default: '60' } },
  });
  const [name, version, ...rest] = positionals;
  const remote = remoteNameSchema.safeParse(name);
  const minutes = Number(values.minutes);
  if (
    !remote.success ||
    rest.length > 0 ||
    !Number.isInteger(minutes) ||
    minutes < 1 ||
    minutes > MAX_MINUTES
  )
    throw new ConfigurationError(usage);
  return { remote: remote.data, version, minutes };
}

async function knownVersion(store: ReleaseStore, remote: string, version: string): Promise<string> {
  const { remotes } = await readRegistry(store);
  if (Object.hasOwn(remotes[remote]?.releases ?? {}, version)) return version;
  throw new ConfigurationError(
    `${remote} ${version} is not in the store: npm run release -- list shows what is.`,
  );
}

/** Prints a link that shows one release of a remote inside the site to whoever opens it, until it expires. */
await runMain(async () => {
  const { remote, version: given, minutes } = readArguments();
  const env = readEnv(environment);
  const store = storeOf(env);
  const version =
    given === undefined
      ? (await buildAndPublish(store, remote, true)).version
      : await knownVersion(store, remote, given);
  const key = env.PREVIEW_KEY ?? (await machinePreviewKey(resolve(repositoryRoot, env.DATA_DIR)));
  const expires = Date.now() + minutes * 60_000;
  console.log(`${remote} ${version}, until ${new Date(expires).toISOString()}, for whoever has the link:`);
  console.log(`${siteUrlOf(env)}/preview/${signPreview({ remote, version, expires }, key)}`);
});
