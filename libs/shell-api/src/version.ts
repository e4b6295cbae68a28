/** The version of the contract between shell and remotes (semver); equals this package's version. */
export const SHELL_API_VERSION = '1.2.0';
