/** Sends a request and resolves with the response, or throws NetworkError. */
export type Send = (request: Request) => Promise<Response>;

export interface Senders {
  /** The absolute URL under which the site serves the API. */
  apiBase: string;
  /** With the token of the user. */
  asUser: Send;
  /** Without a token. */
  asVisitor: Send;
}
