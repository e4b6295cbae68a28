import { integrityOf } from '@roommate/release-store';

/** The name of the server entry in a build. */
const SERVER_ENTRY = 'server.cjs';

/**
 * Takes the server entry out of the files that the site serves and measures.
 * @returns its content, and its data in the registry; both empty without an entry
 */
export function takeServerEntry(files: Map<string, Buffer>) {
  const content = files.get(SERVER_ENTRY);
  files.delete(SERVER_ENTRY);
  if (content === undefined) return { stored: new Map<string, Buffer>(), declared: {} };
  const server = { file: SERVER_ENTRY, integrity: integrityOf(content) };
  return { stored: new Map([[SERVER_ENTRY, content]]), declared: { server } };
}
