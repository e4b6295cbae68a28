export { FolderInUseError } from './storage/owner-lock.ts';
export { type EmbeddedMongo, type EmbeddedMongoOptions, startEmbeddedMongo } from './server.ts';
export { spawnEmbeddedMongo } from './spawn.ts';
