import { giveUpPreloads, loadAhead } from './load-ahead.ts';
import type { Verdict } from './release-files.ts';
import { ENTRY_LIMIT_MS, FILE_LIMIT_MS } from './time-limits.ts';

/**
 * Gives up what the page's HTML preloads of a release that does not answer, even if nothing has asked for it: a page for
 * signed-in visitors asks only when it knows the visitor, and what tells it so needs a connection, too.
 */
export function watchPreloads(judge: (address: string) => Verdict): void {
  const folders = new Set<string>();
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=preload]')) {
    const verdict = judge(link.href);
    if (typeof verdict === 'string') continue;
    folders.add(verdict.folder);
    if (!verdict.isEntry) continue;
    const { integrity, crossOrigin, fetchPriority } = link;
    const wanted = { address: link.href, as: 'script' as const, integrity, crossOrigin, fetchPriority };
    const { preload, arrival } = loadAhead(wanted, ENTRY_LIMIT_MS);
    void arrival.then((outcome) => {
      preload.remove();
      if (outcome === 'late') giveUpPreloads(verdict.folder);
    });
  }
  // By then what has come is kept, and what has not is late.
  setTimeout(() => folders.forEach(giveUpPreloads), FILE_LIMIT_MS);
}
