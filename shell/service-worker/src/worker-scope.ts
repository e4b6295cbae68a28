import type { ServiceWorkerReleases } from '@roommate/release-registry';

/** The scope of this script. The site writes `releases` in front of it (shell/server/src/service-worker). */
export const worker = self as unknown as ServiceWorkerGlobalScope & { releases: ServiceWorkerReleases };
