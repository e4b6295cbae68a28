/** The version of the contract between shell and remotes (semver); equals this package's version. */
export const SHELL_API_VERSION = '2.13.0';
