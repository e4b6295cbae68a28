/** The function with which the typed client sends a request. Each file of this folder adds one thing to it. */
export type Fetch = (request: Request) => Promise<Response>;
