import { liveVersion, type ChooseVersion } from '@roommate/release-registry';
import type { Preview } from '@roommate/release-store';

/** Chooses the previewed release of one remote, and leaves all other apps to `fallback`. */
export const choosePreview =
  ({ remote, version }: Preview, fallback: ChooseVersion = liveVersion): ChooseVersion =>
  (name, channel) =>
    name === remote && Object.hasOwn(channel.releases, version) ? version : fallback(name, channel);
