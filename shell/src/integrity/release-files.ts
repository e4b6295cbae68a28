/** The files of a release, as the page's HTML names them. */
export interface ReleaseFiles {
  /** The folder of the release: a path of the site, or an address of another origin; it ends with a slash. */
  base: string;
  /** Subresource integrity by file name, relative to the folder. */
  integrity: Readonly<Record<string, string>>;
  /** The file that a remote is entered by; the shell has none. */
  remoteEntry?: string;
}

/** A file that a live release names, and the hash that it must have. */
export interface KnownFile {
  integrity: string;
  /** The whole address of the release's folder. */
  folder: string;
  isEntry: boolean;
}

/** What the page may do with a script or style: nothing is known of it, it is refused, or it is a release's. */
export type Verdict = 'unknown' | 'refused' | KnownFile;

const releaseFolders = /^\/(mfe|shell)\//;

/**
 * Judges addresses of scripts and styles. Whatever lies where releases lie must be a file of a live release, on an
 * allowed origin, with a hash; other addresses are the business of the Content-Security-Policy.
 * @param origins from which releases may come, the site's own first
 */
export function judgeFiles(releases: readonly ReleaseFiles[], origins: readonly string[]) {
  const [own = ''] = origins;
  const folders = releases.map((release) => ({ url: new URL(release.base, own), ...release }));
  return (address: string): Verdict => {
    const url = new URL(address, own);
    const folder = folders.find(
      (candidate) => candidate.url.origin === url.origin && url.pathname.startsWith(candidate.url.pathname),
    );
    if (!folder) {
      const isOurs = url.origin === own ? releaseFolders.test(url.pathname) : origins.includes(url.origin);
      return isOurs ? 'refused' : 'unknown';
    }
    const file = url.pathname.slice(folder.url.pathname.length);
    const hash = Object.hasOwn(folder.integrity, file) ? folder.integrity[file] : undefined;
    if (hash === undefined || !origins.includes(url.origin)) return 'refused';
    return { integrity: hash, folder: folder.url.href, isEntry: file === folder.remoteEntry };
  };
}
