import { TestEnvironment } from 'jest-environment-jsdom';

/** jsdom with Node's fetch family, which jsdom lacks and the data router needs. */
export default class WebEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    const { AbortController, AbortSignal, Headers, Request, Response, TextDecoder, TextEncoder, fetch } =
      globalThis;
    Object.assign(this.global, {
      AbortController,
      AbortSignal,
      Headers,
      Request,
      Response,
      TextDecoder,
      TextEncoder,
      fetch,
    });
  }
}
