/** Sends a request and resolves with the response, or throws NetworkError. */
export type Send = (request: Request) => Promise<Response>;

/** Whose change a request is: a uid, or empty for a visitor. Undefined until it is known. */
export interface Owner {
  uid: string | undefined;
}

export interface Senders {
  /** The absolute URL under which the site serves the API. */
  apiBase: string;
  /**
   * With the token of the user.
   * @param owner gets the uid of the user if it has none
   * @throws NetworkError when somebody else has signed in: a change is sent only as the person who made it
   */
  asUser: (request: Request, owner?: Owner) => Promise<Response>;
  /** Without a token. */
  asVisitor: Send;
}

/** Sends a change always as the same person. The API keeps the idempotency keys of each user and of visitors apart. */
export const senderOf =
  (owner: Owner, { asUser, asVisitor }: Senders): Send =>
  (request) =>
    owner.uid === '' ? asVisitor(request) : asUser(request, owner);
