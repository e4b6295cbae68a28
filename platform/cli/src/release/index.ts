export { publishBuilds } from './commands/publish-builds.ts';
