/** A process that was replaced because it held too much memory. */
export interface FullProcess {
  /** Name and version of the owner of the pages: a remote, or `shell`. */
  release: string;
  /** The version of the shell. */
  shell: string;
  /** What it held after its last page, without garbage. */
  megabytes: number;
  /** The pages that it had rendered. */
  pages: number;
}

/** Releases that no visitor gets any more leave first. */
const MAX_RELEASES = 200;
/** A release without a leak holds about 40 MB. */
const LEAK_MB = 80;
/** A release that fills a process with fewer pages costs more than it gives: each new process loads it again. */
const MIN_PAGES = 50;

/** Whether the process has rendered enough pages for its start. */
export const isWorthIt = ({ pages }: Pick<FullProcess, 'pages'>): boolean => pages >= MIN_PAGES;

/** Whether the release is broken. A process can also be full of pages that render at the same time. */
export const isLeak = ({ megabytes, pages }: FullProcess): boolean =>
  megabytes > LEAK_MB && !isWorthIt({ pages });

/** Counts the full processes of each release. */
export class FullProcesses {
  readonly #counts = new Map<string, number>();

  add({ release }: Pick<FullProcess, 'release'>): void {
    const count = this.of(release) + 1;
    this.#counts.delete(release);
    this.#counts.set(release, count);
    const [oldest] = this.#counts.keys();
    if (this.#counts.size > MAX_RELEASES && oldest !== undefined) this.#counts.delete(oldest);
  }

  /** @param release name and version */
  of(release: string): number {
    return this.#counts.get(release) ?? 0;
  }
}
