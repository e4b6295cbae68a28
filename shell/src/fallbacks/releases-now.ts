import { RELEASE_REGISTRY_ELEMENT_ID } from '@roommate/release-registry';

const ANSWER_TIMEOUT_MS = 5000;

const registryText = (page: Document): string | undefined =>
  page.getElementById(RELEASE_REGISTRY_ELEMENT_ID)?.textContent;

/**
 * Asks the site for the current page once more and compares the releases that it names with those of the page that is
 * open: `changed` when another release is live now, `away` when the site does not answer.
 */
export async function releasesNow(): Promise<'same' | 'changed' | 'away'> {
  try {
    const answer = await fetch(location.href, {
      cache: 'no-cache',
      headers: { accept: 'text/html' },
      signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS),
    });
    const text = registryText(new DOMParser().parseFromString(await answer.text(), 'text/html'));
    if (text === undefined) return 'away';
    return text === registryText(document) ? 'same' : 'changed';
  } catch {
    return 'away';
  }
}
