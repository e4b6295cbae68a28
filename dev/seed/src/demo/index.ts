export { type StoredListing, stableId } from '../store/stored-listing.ts';
export { createDemoOwners } from './create-demo-owners.ts';
export { type DemoListing, demoListings } from './demo-listings.ts';
export { seedDemoListings, type SeedOptions, type SignedUpOwner } from './seed-demo-listings.ts';
