import type { Release } from '@roommate/release-registry';
import { errorLabel, errorPosition } from './label-and-position.ts';

/**
 * The kind of a failure. `load`: a remote did not load. `file`: a file of a page did not load. `page`: a page threw, in its
 * loader or while it rendered. `uncaught`: something threw outside any page.
 */
export type FailureKind = 'load' | 'file' | 'page' | 'uncaught';

interface Failure {
  kind: FailureKind;
  /** The remote's release; undefined for the shell. */
  release?: Pick<Release, 'name' | 'version'> | undefined;
  /** The declared path of the page, such as `/roommate/:id`. Never the URL, which reveals who views what. */
  page?: string | undefined;
  error: unknown;
}

export type Report = (failure: Failure) => void;

const ENDPOINT = '/client-errors';
/** A page reports each distinct failure once, up to this limit. */
const MOST_PER_PAGE = 10;

/**
 * Reports failures to the site's server. Sends labels only, because error messages may contain what a user typed.
 * @param shellVersion the release of the shell that the page runs
 */
export function createReporter(shellVersion: string): Report {
  const sent = new Set<string>();
  return ({ kind, release, page, error }) => {
    const body = JSON.stringify({
      kind,
      remote: release?.name ?? null,
      version: release?.version ?? shellVersion,
      page: page ?? null,
      error: errorLabel(error),
      at: errorPosition(error),
    });
    if (sent.has(body) || sent.size >= MOST_PER_PAGE) return;
    sent.add(body);
    const headers = { 'content-type': 'application/json' };
    // `keepalive` lets the request outlive the page. A lost report is ignored.
    void fetch(ENDPOINT, { method: 'POST', headers, body, keepalive: true }).catch(() => undefined);
  };
}
