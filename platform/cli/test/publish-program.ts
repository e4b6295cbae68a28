import { FolderStore } from '@roommate/release-store';
import { publishBuilds } from '../src/release/commands/publish-builds.ts';

const [folder = '', ...workspaces] = process.argv.slice(2);
// Test builds do not pass the checks.
await publishBuilds(new FolderStore(folder), workspaces, () => Promise.resolve([]));
