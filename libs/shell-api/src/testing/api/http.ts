/** A request as a handler of the in-memory API reads it. */
export interface InMemoryRequest {
  method: string;
  url: URL;
  body: unknown;
  ifMatch: string | undefined;
  idempotencyKey: string | undefined;
}

/** What a handler returns: the data, and the headers that pages read. */
export interface Reply<T = unknown> {
  data: T;
  /** 200 by default. */
  status?: number;
  headers?: { link?: string; etag?: string };
}
