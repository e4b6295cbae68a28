export { createDemoOwners } from './demo/create-demo-owners.ts';
export { seedDemoListings } from './demo/seed-demo-listings.ts';
