import type { PagePreview, Registry, RenderedMeta } from '@roommate/release-registry';
import type { ServerEntryFile } from '@roommate/release-store/server-entry';

/** What a worker renders with: one release of the shell, and at most one of a remote. */
export interface WorkerSetup {
  apiUrl: string;
  shell: ServerEntryFile;
  remote: (ServerEntryFile & { name: string }) | null;
}

/** A page to render. */
export interface PageOrder {
  /** Absolute. */
  url: string;
  registry: Registry;
  preview: PagePreview | null;
  /** Whether the visitor wants less data. */
  savesData: boolean;
}

export interface RenderOrder extends PageOrder {
  id: number;
}

/**
 * Why a page was not rendered. `load`: the release does not load. `release`: the release is broken. `no-response`: the API
 * does not respond in time. `unreachable`: the API is not available. `invalid`: the API does not understand the request.
 * `request`: the API refuses the request or fails. `busy`: the site renders too much now, or has stopped rendering this page.
 * `process`: the process ended or was blocked, by this page or another one.
 */
export interface RenderFailure {
  kind: 'load' | 'release' | 'no-response' | 'unreachable' | 'invalid' | 'request' | 'busy' | 'process';
  /** Name and stack. The log has it, no page. */
  text: string;
}

/** The parts of a page, ready to be written into the HTML. */
export interface PageParts {
  html: string;
  head: string;
  /** JSON. */
  data: string;
  meta: RenderedMeta | undefined;
}

export type WorkerMessage =
  | { type: 'ready' }
  /** An error that no page has caught ends the process. */
  | { type: 'broken'; text: string }
  /** The process holds too much memory for another page. */
  | { type: 'full' }
  /** What a full process holds after its last page. */
  | { type: 'held'; bytes: number }
  | { type: 'rendered'; id: number; parts: PageParts }
  | { type: 'failed'; id: number; failure: RenderFailure };
