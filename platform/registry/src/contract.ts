// A separate file without zod, because pages import it.

/**
 * Whether a shell with the contract version `provided` supports a remote built for `wanted`. As in semver's caret
 * rule, the major version must be the same. The minor and patch version must not be earlier.
 */
export function satisfiesContract(provided: string, wanted: string): boolean {
  const [providedMajor = 0, providedMinor = 0, providedPatch = 0] = provided.split('.').map(Number);
  const [major = 0, minor = 0, patch = 0] = wanted.split('.').map(Number);
  if (providedMajor !== major) return false;
  return providedMinor > minor || (providedMinor === minor && providedPatch >= patch);
}
