export { ReleaseRefused, releaseRemotes, releaseShell } from './release.ts';
