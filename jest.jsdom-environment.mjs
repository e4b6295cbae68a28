import JsdomEnvironment from 'jest-environment-jsdom';

/**
 * What browsers have and jsdom lacks, taken from Node: the router's data routes need Request and its AbortSignal.
 * Not MessageChannel and BroadcastChannel: with Node's, jest does not end.
 */
const fromNode = {
  AbortController,
  AbortSignal,
  Headers,
  Request,
  Response,
  ReadableStream,
  TextDecoder,
  TextEncoder,
  TransformStream,
  fetch,
  structuredClone,
};

export default class JsdomEnvironmentWithFetch extends JsdomEnvironment {
  async setup() {
    await super.setup();
    Object.assign(this.global, fromNode);
    // jsdom lays nothing out, so there is nowhere to scroll to.
    this.global.Element.prototype.scrollIntoView = () => undefined;
    this.global.scrollTo = () => undefined;
  }
}
