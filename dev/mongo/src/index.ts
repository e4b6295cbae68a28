export { type EmbeddedMongo, startEmbeddedMongo } from './server.ts';
export { spawnEmbeddedMongo } from './spawn.ts';
