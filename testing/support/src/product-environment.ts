import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Not the default ports, so that tests can run beside a product in use. */
const SITE_PORT = Number(process.env.E2E_SITE_PORT ?? 3400);

export const siteUrl = `http://localhost:${SITE_PORT}`;

const ports = (site: number) => ({
  SITE_PORT: String(site),
  SITE_URL: `http://localhost:${site}`,
  API_PORT: String(site + 1000),
  API_URL: `http://127.0.0.1:${site + 1000}`,
  AUTH_EMULATOR_PORT: String(site + 5700),
  EMBEDDED_MONGO_PORT: String(site + 24_000),
});

/** The variables of a product with data and ports of its own. */
export const environmentFor = (sitePort: number, dataDir: string): Record<string, string> => ({
  ...ports(sitePort),
  DATA_DIR: dataDir,
  // Empty means not set. The server of the API tests has no demo listings, which these tests need.
  MONGODB_URI: '',
});

// Workers inherit the variable, so that all processes of a run use one folder.
process.env.E2E_DATA_DIR ??= mkdtempSync(join(tmpdir(), 'roommate-e2e-'));

/** The product under test: an empty data folder, filled with the demo listings at start. */
export const productEnvironment: Record<string, string> = {
  ...environmentFor(SITE_PORT, process.env.E2E_DATA_DIR),
  // On a busy machine many pages would come without their content.
  RENDERING_MAX_WAIT_MS: '5000',
  RENDERING_LOAD_LIMIT_MS: '30000',
};

/** The database of a product with such variables. */
export const databaseUriOf = ({ EMBEDDED_MONGO_PORT = '' }: Record<string, string>): string =>
  `mongodb://127.0.0.1:${EMBEDDED_MONGO_PORT}/roommate-dhaka`;

export const databaseUri = databaseUriOf(productEnvironment);
