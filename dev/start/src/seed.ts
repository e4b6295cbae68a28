import { createDemoOwners, seedDemoListings } from '@roommate/seed';
import type { Product } from './config/product.ts';

/** Adds demo listings with accounts of the auth emulator to an empty embedded database, never to a configured one. */
export async function seedDemo({ embeddedDatabase, emulatorUrl, mongoUri, siteUrl }: Product): Promise<void> {
  if (!embeddedDatabase || emulatorUrl === undefined) return;
  const owners = await createDemoOwners(emulatorUrl, siteUrl);
  const added = await seedDemoListings({ mongoUri, siteUrl, owners });
  if (added > 0) console.log(`Added ${added} demo listings; sign in as ${owners[0]?.email} (README).`);
}
