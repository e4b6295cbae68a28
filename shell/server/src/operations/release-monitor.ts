import type { ReleaseRegistry } from '@roommate/release-registry';
import type { FastifyInstance } from 'fastify';
import type { ReleaseReader } from '../releases/release-reader.ts';
import { checkFiles } from './check-files.ts';

const CHECK_INTERVAL_MS = 30_000;

export interface Health {
  status: 'ok' | 'failing' | 'unchecked';
  /** Time of the last check, ISO 8601. */
  checkedAt: string | null;
  problems: string[];
}

const unchecked: Health = { status: 'unchecked', checkedAt: null, problems: [] };

/** The live release and the canary of every app. */
function servedReleases({ shell, remotes }: ReleaseRegistry) {
  return Object.values({ shell, ...remotes }).flatMap(({ live, canary, releases }) =>
    [live, canary?.version ?? null].flatMap((version) => {
      const record = version === null ? undefined : releases[version];
      return record === undefined ? [] : [record.release];
    }),
  );
}

/** Checks the served releases at an interval. The log reports a broken release within 30 seconds. */
export class ReleaseMonitor {
  readonly #app: FastifyInstance;
  readonly #releases: ReleaseReader;
  #health = new Map<string, Health>();

  constructor(app: FastifyInstance, releases: ReleaseReader) {
    this.#app = app;
    this.#releases = releases;
  }

  /** @param base URL path of the release */
  health(base: string): Health {
    return this.#health.get(base) ?? unchecked;
  }

  async check(): Promise<void> {
    const health = new Map<string, Health>();
    for (const release of servedReleases(await this.#releases.registry())) {
      const problems = await checkFiles(this.#app, release);
      const status = problems.length === 0 ? 'ok' : 'failing';
      this.#logChange(release.base, status, problems);
      health.set(release.base, { status, checkedAt: new Date().toISOString(), problems });
    }
    this.#health = health;
  }

  /** Checks from the time the site listens until it closes. */
  start(): void {
    let timer: NodeJS.Timeout;
    const round = async () => {
      await this.check().catch((error: unknown) =>
        this.#app.log.error(error, 'the check of the releases failed'),
      );
      timer = setTimeout(() => void round(), CHECK_INTERVAL_MS).unref();
    };
    this.#app.addHook('onListen', () => void round());
    this.#app.addHook('onClose', () => clearTimeout(timer));
  }

  #logChange(release: string, status: Health['status'], problems: string[]): void {
    if (this.health(release).status === status) return;
    if (status === 'failing') this.#app.log.error({ release, problems }, 'a live release is broken');
    else this.#app.log.info({ release }, 'a live release is intact');
  }
}
