import { lookup } from 'node:dns';
import type { LookupFunction } from 'node:net';
import { isPublicAddress } from '../http/public-host.ts';

/** The name of a receiver leads to an address that is not on the public internet. */
export class PrivateHostError extends Error {
  readonly code = 'private_host';
}

/**
 * Resolves a name for a connection, unless one of its addresses is not on the public internet. The connection uses exactly
 * the checked addresses, so that a name cannot change between check and use (DNS rebinding).
 */
export const publicLookup: LookupFunction = (hostname, options, done) => {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    const [first] = addresses ?? [];
    if (error) done(error, '', 0);
    else if (!first || !addresses.every(({ address }) => isPublicAddress(address)))
      done(new PrivateHostError(), '', 0);
    else if (options.all) done(null, addresses);
    else done(null, first.address, first.family);
  });
};
