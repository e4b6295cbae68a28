import { SingleBar } from 'cli-progress';

/** Documents done, and all that are expected. */
export type OnProgress = (done: number, all: number) => void;

/** Runs work under a progress bar; where the output is no terminal, there is none. */
export async function withProgress<T>(
  title: string,
  work: (onProgress: OnProgress) => Promise<T>,
): Promise<T> {
  const bar = new SingleBar({
    format: `${title} {bar} {percentage}% | {value} documents`,
    clearOnComplete: true,
  });
  bar.start(1, 0);
  try {
    return await work((done, all) => {
      bar.setTotal(all);
      bar.update(done);
    });
  } finally {
    bar.stop();
  }
}
