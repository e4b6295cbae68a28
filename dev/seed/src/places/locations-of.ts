import { readCsv } from '../csv/read-csv.ts';

/** Reads the addresses of a CSV of rental offers, as their listings have them. */
export async function* locationsOf(file: string): AsyncGenerator<string> {
  // The address does not depend on the images.
  for await (const { outcome } of readCsv(file, ['https://rooms.example/room.webp'])) {
    if ('listing' in outcome) yield outcome.listing.location;
  }
}
