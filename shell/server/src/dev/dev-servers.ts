/** The development server of the shell or of a remote. */
export interface DevServer {
  /** `shell` or the name of a remote. */
  name: string;
  url: string;
}

/** The path under which the site serves a development server: that of a release with version `dev`. */
export const devBase = ({ name }: DevServer): string =>
  name === 'shell' ? '/shell/dev/' : `/mfe/${name}/dev/`;

/** A compiler without a cache needs this long on a busy machine. */
const BUILD_TIMEOUT_MS = 60_000;

/** Requests a file of the current build. The server responds when the build is ready. */
export const fetchOutput = (
  { url }: DevServer,
  path: string,
  headers: Record<string, string> = {},
): Promise<Response> => fetch(new URL(path, url), { headers, signal: AbortSignal.timeout(BUILD_TIMEOUT_MS) });
