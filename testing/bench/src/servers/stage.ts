import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '@roommate/database';
import { freePort } from '@roommate/server/testing';
import { fill } from './fill.ts';
import { cpuReader, isOk, type MeasuredServer } from './measured-server.ts';
import { becomesReady, Processes } from './processes.ts';
import { PROJECT, startTokens, type Tokens } from './tokens.ts';

const source = ['--conditions=@roommate/source', '--import', 'tsx'];
/** No request of a measurement reaches a limit, but each one is counted. */
const NO_LIMIT = 100_000;
/** Filling a database with more listings takes so long that it is reported. */
const MANY = 10_000;

const respondsAt = (uri: string) => (): Promise<boolean> =>
  openDatabase(uri, {}, 500).then(
    (database) => database.close().then(() => true),
    () => false,
  );

/** The environment of a benchmark: an embedded database, tokens, and the servers that it starts. */
export class Stage {
  readonly #filled = new Set<number>();
  readonly #apis: MeasuredServer[] = [];
  readonly #folder: string;
  readonly #processes: Processes;
  /** The database server of all databases. */
  readonly mongoUri: string;
  readonly tokens: Tokens;

  private constructor(folder: string, processes: Processes, mongoUri: string, tokens: Tokens) {
    this.#folder = folder;
    this.#processes = processes;
    this.mongoUri = mongoUri;
    this.tokens = tokens;
  }

  static async open(): Promise<Stage> {
    const folder = await mkdtemp(join(tmpdir(), 'roommate-bench-'));
    const processes = new Processes(folder);
    const port = String(await freePort());
    const mongoUri = `mongodb://127.0.0.1:${port}`;
    await processes.start(
      [...source, 'dev/mongo/src/main.ts'],
      { EMBEDDED_MONGO_PORT: port, EMBEDDED_MONGO_DATA: folder },
      respondsAt(mongoUri),
    );
    return new Stage(folder, processes, mongoUri, await startTokens(await freePort()));
  }

  async close(): Promise<void> {
    await this.#processes.stop();
    await rm(this.#folder, { recursive: true, force: true });
  }

  /** Starts the API with a database that holds the given number of listings. */
  async startApi(listings: number, limitFactor = NO_LIMIT): Promise<MeasuredServer> {
    const [port, metricsPort] = [await freePort(), await freePort()];
    const url = `http://127.0.0.1:${port}`;
    const env = {
      MONGODB_URI: this.databaseOf(listings),
      API_PORT: String(port),
      API_METRICS_PORT: String(metricsPort),
      FIREBASE_PROJECT_ID: PROJECT,
      AUTH_JWKS_URL: this.tokens.keysUrl,
      RATE_LIMIT_FACTOR: String(limitFactor),
    };
    await this.#processes.start(['api-nest/dist/main.js'], env, () => isOk(`${url}/health/ready`));
    const api = { name: `API, ${listings}`, url, listings, cpuMs: cpuReader(metricsPort) };
    this.#apis.push(api);
    await this.#fill(listings);
    return api;
  }

  /** Starts the bare server on the database of an API that runs already, which created the indexes. */
  async startBare(listings: number): Promise<MeasuredServer> {
    const [port, metricsPort] = [await freePort(), await freePort()];
    const url = `http://127.0.0.1:${port}`;
    const env = {
      MONGODB_URI: this.databaseOf(listings),
      BARE_PORT: String(port),
      BARE_METRICS_PORT: String(metricsPort),
    };
    await this.#processes.start([...source, 'testing/bench/src/servers/bare-server.ts'], env, () =>
      isOk(`${url}/health/live`),
    );
    return { name: 'bare', url, listings, cpuMs: cpuReader(metricsPort) };
  }

  /** Starts the site before an API. It has no release, so only its proxy works. */
  async startSite(api: MeasuredServer): Promise<MeasuredServer> {
    const [port, metricsPort] = [await freePort(), await freePort()];
    const url = `http://127.0.0.1:${port}`;
    const env = {
      SITE_PORT: String(port),
      SITE_METRICS_PORT: String(metricsPort),
      API_URL: api.url,
      RELEASES_DIR: join(this.#folder, 'releases'),
      DATA_DIR: this.#folder,
    };
    await this.#processes.start(['shell/server/dist/main.js'], env, () => isOk(`${url}/api/health/live`));
    return { name: 'site', url: `${url}/api`, listings: api.listings, cpuMs: cpuReader(metricsPort) };
  }

  /** Starts the bare proxy before an API. */
  async startBareProxy(api: MeasuredServer): Promise<MeasuredServer> {
    const [port, metricsPort] = [await freePort(), await freePort()];
    const url = `http://127.0.0.1:${port}/api`;
    const env = { BARE_PORT: String(port), BARE_METRICS_PORT: String(metricsPort), API_URL: api.url };
    await this.#processes.start([...source, 'testing/bench/src/servers/bare-proxy.ts'], env, () =>
      isOk(`${url}/health/live`),
    );
    return { name: 'bare', url, listings: api.listings, cpuMs: cpuReader(metricsPort) };
  }

  async #fill(listings: number): Promise<void> {
    if (this.#filled.has(listings)) return;
    this.#filled.add(listings);
    if (listings >= MANY) console.log(`Filling a database with ${listings} listings...`);
    const began = performance.now();
    await fill(this.databaseOf(listings), listings);
    if (listings >= MANY) console.log(`That took ${((performance.now() - began) / 1000).toFixed(0)} s.`);
    // While the database builds indexes, it does not respond and the APIs lose their connections.
    for (const { name, url } of this.#apis) await becomesReady(name, () => isOk(`${url}/health/ready`));
  }

  /** The URL of the database with the given number of listings. */
  databaseOf(listings: number): string {
    return `${this.mongoUri}/bench-${listings}`;
  }
}
