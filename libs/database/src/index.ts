export { openDatabase, type OpenDatabase } from './open-database.ts';
export { stableId } from './stable-id.ts';
