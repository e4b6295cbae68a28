export { publishBuilds } from './commands/publish-builds.ts';
export { buildAndPublish } from './run.ts';
export { storeEnvironment, storeOf } from './store-environment.ts';
