import { parseArgs } from 'node:util';
import { ConfigurationError, repositoryRoot, runMain } from '@roommate/server/env';
import { createRemote } from './create-remote.ts';
import { removeRemote } from './remove-remote.ts';

const usage = 'npm run new-remote -- mfe-NAME, or to remove one: npm run new-remote -- --remove mfe-NAME';

function readArguments(): { name: string; remove: boolean } {
  try {
    const { values, positionals } = parseArgs({
      options: { remove: { type: 'boolean', default: false } },
      allowPositionals: true,
    });
    const [name, ...rest] = positionals;
    if (name !== undefined && rest.length === 0) return { name, remove: values.remove };
  } catch {
    // Another option than --remove.
  }
  throw new ConfigurationError(usage);
}

await runMain(async () => {
  const { name, remove } = readArguments();
  if (remove) {
    await removeRemote(repositoryRoot, name);
    console.log(
      `${name} is removed. If it was published, take it off the site: npm run release -- retire ${name}`,
    );
    return;
  }
  const { path, devPort } = await createRemote(repositoryRoot, name);
  console.log(
    [
      `${name} is there; its first page is ${path}.`,
      `  npm run dev -w ${name}                alone at http://localhost:${devPort}${path}`,
      `  npm test -w ${name}                   its tests`,
      `  npm run release -- publish ${name}    live`,
    ].join('\n'),
  );
});
