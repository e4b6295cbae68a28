import { satisfiesContract, type Release } from '@roommate/release-registry';

/**
 * Containers that were built for an earlier contract take Module Federation's runtime library from the page. Version 3 ends
 * this.
 */
const FIRST_WITHOUT_LIBRARY = '2.9.0';

/** Provides the library if a release needs it: docs/decisions/0361-federation-without-a-library.md. */
export async function provideLibrary({ shellApi }: Release): Promise<void> {
  if (satisfiesContract(shellApi, FIRST_WITHOUT_LIBRARY)) return;
  const library = await import('@module-federation/runtime-core');
  Object.assign(globalThis, { _FEDERATION_RUNTIME_CORE: library });
}
