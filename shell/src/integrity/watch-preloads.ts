import { giveUpPreloads, loadAhead } from './load-ahead.ts';
import type { Verdict } from './judge-files.ts';
import { ENTRY_LIMIT_MS, FILE_LIMIT_MS } from './time-limits.ts';

/**
 * Cancels the HTML's preloads of a release that does not respond. It does so even if no page has requested the files
 * yet. A page for signed-in users requests its files only after the session is known. The session needs a connection,
 * too.
 */
export function watchPreloads(judge: (url: string) => Verdict): void {
  const folders = new Set<string>();
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=preload]')) {
    const verdict = judge(link.href);
    if (typeof verdict === 'string') continue;
    folders.add(verdict.folder);
    if (!verdict.isEntry) continue;
    const { integrity, crossOrigin, fetchPriority } = link;
    const wanted = { url: link.href, as: 'script' as const, integrity, crossOrigin, fetchPriority };
    const { preload, arrival } = loadAhead(wanted, ENTRY_LIMIT_MS);
    void arrival.then((outcome) => {
      preload.remove();
      if (outcome === 'late') giveUpPreloads(verdict.folder);
    });
  }
  // By then the browser has kept the loaded files. All others are late.
  setTimeout(() => folders.forEach(giveUpPreloads), FILE_LIMIT_MS);
}
