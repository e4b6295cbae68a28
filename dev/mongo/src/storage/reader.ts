import type { CatalogReader } from './catalog-reader.ts';
import type { ReadEnvironment } from './environment.ts';

/** What a query reads: the store as it is now, or a snapshot of it. */
export interface Reader {
  readonly catalog: CatalogReader;
  readonly environment: ReadEnvironment;
}
