// A file of its own: whoever imports it from a page must not get zod with it.

/**
 * Whether a contract version that a shell provides serves a remote built for `wanted` (semver's caret rule from 1.0.0
 * on): the same major version, and not an earlier minor or patch version.
 */
export function satisfiesContract(provided: string, wanted: string): boolean {
  const [providedMajor = 0, providedMinor = 0, providedPatch = 0] = provided.split('.').map(Number);
  const [major = 0, minor = 0, patch = 0] = wanted.split('.').map(Number);
  if (providedMajor !== major) return false;
  return providedMinor > minor || (providedMinor === minor && providedPatch >= patch);
}
