const LABEL = /^[A-Za-z][\w-]{0,39}$/;
/** Matches the first position of a stack inside a release: file, line and column, without the site's origin. */
const PLACE =
  /\/(?:mfe|shell)\/[\w.-]+\/(?:[\w.-]+\/)?((?:static\/js\/[\w./-]{1,80}|remoteEntry)\.js:\d{1,7}:\d{1,7})/;

/** The kind of an error in one word: its code, else its name. */
export function errorLabel(error: unknown): string {
  if (!(error instanceof Error)) return 'Unknown';
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined;
  const label = code ?? error.name;
  return LABEL.test(label) ? label : 'Error';
}

/** The position in a release where the error was thrown; null when its stack does not show one. */
export function errorPosition(error: unknown): string | null {
  return error instanceof Error ? (PLACE.exec(error.stack ?? '')?.[1] ?? null) : null;
}
