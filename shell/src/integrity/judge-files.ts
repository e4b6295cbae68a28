/** The files of a release, as the page's HTML names them. */
export interface ReleaseFiles {
  /** The folder of the release: a path of the site, or a URL of another origin. It ends with a slash. */
  base: string;
  /** Subresource integrity by file name, relative to the folder. */
  integrity: Readonly<Record<string, string>>;
  /** The entry file of a remote. The shell has none. */
  remoteEntry?: string;
}

/** A file that a live release names, and the hash that it must have. */
export interface KnownFile {
  integrity: string;
  /** The absolute URL of the release's folder. */
  folder: string;
  isEntry: boolean;
}

/** The verdict on a script or style: unknown to all releases, refused, or a known release file. */
export type Verdict = 'unknown' | 'refused' | KnownFile;

const RELEASE_FOLDERS = /^\/(mfe|shell)\//;

/**
 * Judges the URLs of scripts and styles. A file in a release folder must belong to a live release.
 * It must also have a hash and an allowed origin. The Content-Security-Policy handles all other URLs.
 * @param origins the allowed origins of releases, the site's own first
 */
export function judgeFiles(releases: readonly ReleaseFiles[], origins: readonly string[]) {
  const [own = ''] = origins;
  const folders = releases.map((release) => ({ url: new URL(release.base, own), ...release }));
  return (href: string): Verdict => {
    const url = new URL(href, own);
    const folder = folders.find(
      (candidate) => candidate.url.origin === url.origin && url.pathname.startsWith(candidate.url.pathname),
    );
    if (!folder) {
      const isOurs = url.origin === own ? RELEASE_FOLDERS.test(url.pathname) : origins.includes(url.origin);
      return isOurs ? 'refused' : 'unknown';
    }
    const file = url.pathname.slice(folder.url.pathname.length);
    const hash = Object.hasOwn(folder.integrity, file) ? folder.integrity[file] : undefined;
    if (hash === undefined || !origins.includes(url.origin)) return 'refused';
    return { integrity: hash, folder: folder.url.href, isEntry: file === folder.remoteEntry };
  };
}
