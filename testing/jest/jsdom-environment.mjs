import JsdomEnvironment from 'jest-environment-jsdom';

/**
 * Globals that browsers have and jsdom lacks, taken from Node: data routes need Request and its AbortSignal.
 * Jest does not exit with the MessageChannel and BroadcastChannel of Node.
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
    // jsdom has no layout, so nothing can scroll.
    this.global.Element.prototype.scrollIntoView = () => undefined;
    this.global.scrollTo = () => undefined;
  }
}
