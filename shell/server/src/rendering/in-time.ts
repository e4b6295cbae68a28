/**
 * The result of work that goes on when it is late.
 * @param late the result in that case, and if the work fails
 * @throws the error of the work without `late`
 */
export async function inTime<T>(work: Promise<T>, limitMs: number, late?: T): Promise<T | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<T | undefined>((resolve) => {
    timer = setTimeout(() => resolve(late), limitMs);
  });
  try {
    return await Promise.race([work, limit]);
  } catch (error) {
    if (late === undefined) throw error;
    return late;
  } finally {
    clearTimeout(timer);
  }
}
