/**
 * The global variable of a remote's Module Federation container, which must be a valid identifier. The build writes it;
 * the shell and the checks of a release read it.
 */
export const containerName = (remoteName: string): string => remoteName.replaceAll('-', '_');
