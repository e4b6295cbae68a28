import type { ReleaseRegistry } from '@roommate/release-registry';
import type { FastifyInstance } from 'fastify';
import type { LiveReleases } from '../live-releases.ts';
import { checkFiles } from './check-files.ts';

const CHECK_EVERY_MS = 30_000;

export interface Health {
  status: 'ok' | 'failing' | 'unchecked';
  /** When the files were checked last, ISO 8601. */
  checkedAt: string | null;
  problems: string[];
}

const unchecked: Health = { status: 'unchecked', checkedAt: null, problems: [] };

/** The releases that visitors get: the live one and the canary of every app. */
function served({ shell, remotes }: ReleaseRegistry) {
  return Object.values({ shell, ...remotes }).flatMap(({ live, canary, releases }) =>
    [live, canary?.version ?? null].flatMap((version) => {
      const record = version === null ? undefined : releases[version];
      return record === undefined ? [] : [record.release];
    }),
  );
}

/** Checks the releases that visitors get, over and over: a dead one is in the log half a minute later. */
export class ReleaseMonitor {
  readonly #app: FastifyInstance;
  readonly #releases: LiveReleases;
  #health = new Map<string, Health>();

  constructor(app: FastifyInstance, releases: LiveReleases) {
    this.#app = app;
    this.#releases = releases;
  }

  /** @param base of the release */
  health(base: string): Health {
    return this.#health.get(base) ?? unchecked;
  }

  async check(): Promise<void> {
    const found = new Map<string, Health>();
    for (const release of served(await this.#releases.registry())) {
      const problems = await checkFiles(this.#app, release);
      const status = problems.length === 0 ? 'ok' : 'failing';
      this.#tell(release.base, status, problems);
      found.set(release.base, { status, checkedAt: new Date().toISOString(), problems });
    }
    this.#health = found;
  }

  /** Checks from the moment on at which the site listens until it closes. */
  start(): void {
    let timer: NodeJS.Timeout;
    const round = async () => {
      await this.check().catch((error: unknown) =>
        this.#app.log.error(error, 'the releases were not checked'),
      );
      timer = setTimeout(() => void round(), CHECK_EVERY_MS).unref();
    };
    this.#app.addHook('onListen', () => void round());
    this.#app.addHook('onClose', () => clearTimeout(timer));
  }

  #tell(release: string, status: Health['status'], problems: string[]): void {
    if (this.health(release).status === status) return;
    if (status === 'failing') this.#app.log.error({ release, problems }, 'a live release is broken');
    else this.#app.log.info({ release }, 'a live release is whole');
  }
}
