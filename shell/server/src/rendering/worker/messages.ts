import type { PagePreview, Registry } from '@roommate/release-registry';
import type { ServerEntryFile } from '@roommate/release-store/server-entry';
import { z } from 'zod';

/** What a worker renders with: one release of the shell, and at most one of a remote. */
export interface WorkerSetup {
  apiUrl: string;
  shell: ServerEntryFile;
  remote: (ServerEntryFile & { name: string }) | null;
}

/** A page to render. */
export interface PageJob {
  /** Absolute. */
  url: string;
  registry: Registry;
  preview: PagePreview | null;
  /** Whether the visitor wants less data. */
  savesData: boolean;
}

/** A page to render, with its number in the process. */
export interface RenderJob extends PageJob {
  id: number;
}

/**
 * Why a page was not rendered. `load`: the release does not load. `release`: the release is broken. `no-response`: the API
 * does not respond in time. `unreachable`: the API is not available. `invalid`: the API does not understand the request.
 * `request`: the API refuses the request or fails. `busy`: the site renders too much now, or has stopped rendering this page.
 * `process`: the process ended or was blocked, by this page or another one.
 */
const failureSchema = z.object({
  kind: z.enum(['load', 'release', 'no-response', 'unreachable', 'invalid', 'request', 'busy', 'process']),
  /** Name and stack. The log has it, no page. */
  text: z.string(),
});
export type RenderFailure = z.infer<typeof failureSchema>;

/** The parts of a page, ready to be written into the HTML. */
const partsSchema = z.object({
  html: z.string(),
  head: z.string(),
  /** JSON. */
  data: z.string(),
  meta: z
    .object({
      title: z.string(),
      description: z.string().optional(),
      isMissing: z.boolean().optional(),
    })
    .optional(),
});
export type PageParts = z.infer<typeof partsSchema>;

/** What a process sends to the site. A fault of a release can write anything to the pipe. */
export const workerMessageSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('ready') }),
  /** An error that no page has caught ends the process. */
  z.object({ type: z.literal('broken'), text: z.string() }),
  /** The process holds too much memory for another page. */
  z.object({ type: z.literal('full') }),
  /** What a full process holds after its last page. */
  z.object({ type: z.literal('held'), bytes: z.number() }),
  z.object({ type: z.literal('rendered'), id: z.number(), parts: partsSchema }),
  z.object({ type: z.literal('failed'), id: z.number(), failure: failureSchema }),
]);
export type WorkerMessage = z.infer<typeof workerMessageSchema>;
