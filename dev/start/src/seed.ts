import { createDemoOwners, seedDemoListings } from '@roommate/seed';
import type { Product } from './config/product.ts';

/** Fills an empty embedded database with demo listings by accounts of the auth emulator; never a database that is given. */
export async function seedDemo({ embeddedDatabase, emulatorUrl, mongoUri, siteUrl }: Product): Promise<void> {
  if (!embeddedDatabase || emulatorUrl === undefined) return;
  const owners = await createDemoOwners(emulatorUrl, siteUrl);
  const added = await seedDemoListings({ mongoUri, siteUrl, owners });
  if (added > 0) console.log(`Added ${added} demo listings; sign in as ${owners[0]?.email} (README).`);
}
