import { runMain } from '@roommate/server/env';
import { readProductionBom } from './read-bom.ts';

/** `npm run sbom`: prints the packages that run in production, for vulnerability scanners. */
await runMain(() => {
  process.stdout.write(`${JSON.stringify(readProductionBom(), null, 2)}\n`);
  return Promise.resolve();
});
