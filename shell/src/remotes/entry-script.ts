import { ENTRY_LIMIT_MS } from '../integrity/time-limits.ts';

/** An entry script that did not load. Its name is part of the report to the site. */
class EntryError extends Error {
  override readonly name = 'EntryError';
}

/** Runs a script once. @throws when it does not load in time */
export function runEntryScript(url: string): Promise<void> {
  const script = Object.assign(document.createElement('script'), { src: url, fetchPriority: 'high' });
  return new Promise((resolve, reject) => {
    const end = (settle: () => void) => (): void => {
      clearTimeout(timer);
      script.remove();
      settle();
    };
    const failed = (reason: string) => end(() => reject(new EntryError(`${url} ${reason}.`)));
    const timer = setTimeout(failed('did not load in time'), ENTRY_LIMIT_MS);
    script.onload = end(resolve);
    script.onerror = failed('did not load');
    // The head gives the script its hash: docs/decisions/0070-hashes-set-by-the-shell.md.
    document.head.appendChild(script);
  });
}
