export { publishBuilds } from './commands/publish-builds.ts';
export { buildAndPublish } from './build-and-publish.ts';
export { storeEnvironment, storeOf } from './store-environment.ts';
