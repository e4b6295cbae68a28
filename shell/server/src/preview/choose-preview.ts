import { liveVersion, type ChooseVersion } from '@roommate/release-registry';
import type { Preview } from '@roommate/release-store';

/** The previewed release of one remote; of everything else what the visitor gets without the preview. */
export const choosePreview =
  ({ remote, version }: Preview, otherwise: ChooseVersion = liveVersion): ChooseVersion =>
  (name, channel) =>
    name === remote && Object.hasOwn(channel.releases, version) ? version : otherwise(name, channel);
