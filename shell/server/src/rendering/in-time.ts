interface Substitutes<T> {
  /** The result if the work is late. */
  late?: T | undefined;
  /** The result if the work fails. */
  failed?: T | undefined;
}

/**
 * The result of work that goes on when it is late.
 * @throws the error of the work without a substitute for it
 */
export async function inTime<T>(
  work: Promise<T>,
  limitMs: number,
  { late, failed }: Substitutes<T> = {},
): Promise<T | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<T | undefined>((resolve) => {
    timer = setTimeout(() => resolve(late), limitMs);
  });
  try {
    return await Promise.race([work, limit]);
  } catch (error) {
    if (failed === undefined) throw error;
    return failed;
  } finally {
    clearTimeout(timer);
  }
}
