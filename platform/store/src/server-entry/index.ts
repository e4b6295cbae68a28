export { loadServerEntry, type ServerEntryFile } from './load-server-entry.ts';
