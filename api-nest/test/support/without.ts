/** A copy without some properties. */
export function without<T extends object, K extends keyof T>(whole: T, ...keys: readonly K[]): Omit<T, K> {
  const copy = { ...whole };
  for (const key of keys) delete (copy as Partial<T>)[key];
  return copy;
}
