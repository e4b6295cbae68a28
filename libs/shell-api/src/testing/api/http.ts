/** A request as a handler of the in-memory API reads it. */
export interface InMemoryRequest {
  method: string;
  url: URL;
  body: unknown;
  ifMatch: string | undefined;
  idempotencyKey: string | undefined;
}

/** The result of a handler: the data, and the headers that pages read. */
export interface Reply<T = unknown> {
  data: T;
  /** 200 by default. */
  status?: number;
  headers?: { link?: string; etag?: string };
}
