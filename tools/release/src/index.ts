export { releaseRemotes, releaseShell } from './release.ts';
