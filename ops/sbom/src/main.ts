import { runMain } from '@roommate/server/env';
import { readProductionBom } from './read-bom.ts';

/** `npm run sbom`: what runs in production, for those who look for known holes in it. */
await runMain(() => {
  process.stdout.write(`${JSON.stringify(readProductionBom(), null, 2)}\n`);
  return Promise.resolve();
});
