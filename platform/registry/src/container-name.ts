// A file of its own: whoever imports it from a page must not get zod with it.

/** The global variable of a remote's container: module federation wants a valid identifier. */
export const containerName = (remoteName: string): string => remoteName.replaceAll('-', '_');
