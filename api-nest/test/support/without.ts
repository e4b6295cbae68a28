/** A copy without one property. */
export function without<T extends object, K extends keyof T>(whole: T, key: K): Omit<T, K> {
  const copy = { ...whole };
  delete (copy as Partial<T>)[key];
  return copy;
}
