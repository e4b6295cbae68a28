import { SingleBar } from 'cli-progress';

/** Gets the number of finished documents and of expected documents. */
export type OnProgress = (done: number, all: number) => void;

/** Runs work with a progress bar; without a terminal there is no bar. */
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
