import { RELEASE_REGISTRY_ELEMENT_ID } from '@roommate/release-registry';

const RESPONSE_TIMEOUT_MS = 5000;

const registryText = (page: Document): string | undefined =>
  page.getElementById(RELEASE_REGISTRY_ELEMENT_ID)?.textContent;

/**
 * Fetches the current page again and compares its releases with those of the open page.
 * @returns `changed` when another release is live now, `unreachable` when the site does not respond
 */
export async function releasesNow(): Promise<'same' | 'changed' | 'unreachable'> {
  try {
    const response = await fetch(location.href, {
      cache: 'no-cache',
      headers: { accept: 'text/html' },
      signal: AbortSignal.timeout(RESPONSE_TIMEOUT_MS),
    });
    const text = registryText(new DOMParser().parseFromString(await response.text(), 'text/html'));
    if (text === undefined) return 'unreachable';
    return text === registryText(document) ? 'same' : 'changed';
  } catch {
    return 'unreachable';
  }
}
