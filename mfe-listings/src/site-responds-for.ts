const TIMEOUT_MS = 3000;

/** The URL of the file in the bundler's error. */
const fileOf = (error: unknown): string | undefined =>
  error instanceof Error && 'request' in error && typeof error.request === 'string'
    ? error.request
    : undefined;

/**
 * Returns whether the site responds for a file that did not load. Then the file is the fault, and not the connection. Its
 * release may have been removed.
 * @param error of the import. An error that names no file is not one of the connection
 */
export async function siteRespondsFor(error: unknown): Promise<boolean> {
  if (!navigator.onLine) return false;
  const file = fileOf(error);
  if (file === undefined) return true;
  const options = { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(TIMEOUT_MS) } as const;
  return fetch(file, options).then(
    () => true,
    () => false,
  );
}
