import type { IncomingHttpHeaders } from 'node:http';
import { Readable } from 'node:stream';
import type { Dispatcher } from 'undici';

type Controller = Dispatcher.DispatchController;

/** In bytes. A longer body is forwarded while it arrives, so that memory stays bounded. */
const WHOLE_MAX = 64 * 1024;

/** The body of a response that arrived completely. */
export class WholeBody {
  /** @param bytes undefined when the response has no body */
  constructor(readonly bytes: Buffer | undefined) {}

  /** The proxy library calls it when the client no longer waits for the response. */
  destroy(): void {
    // Nothing is left to stop.
  }
}

/** A response as the proxy library expects it. */
export interface Received {
  statusCode: number;
  headers: IncomingHttpHeaders;
  body: WholeBody | Readable;
}

/**
 * Receives one response. A short body is collected. A long one becomes a stream. A body of unknown length is short when it
 * ends in the same turn of the event loop.
 */
export class ApiResponse implements Dispatcher.DispatchHandler {
  readonly #done: (error: Error | null, response?: Received) => void;
  #status = 0;
  #headers: IncomingHttpHeaders = {};
  #isShort = false;
  #chunks: Buffer[] = [];
  #stream: Readable | undefined;
  #hasEnded = false;

  /** @param done called once, with an error or a response */
  constructor(done: (error: Error | null, response?: Received) => void) {
    this.#done = done;
  }

  // Undici requires it.
  onRequestStart(): void {
    // Nothing to prepare.
  }

  onResponseStart(controller: Controller, status: number, headers: IncomingHttpHeaders): void {
    // An interim response (RFC 9110, 15.2).
    if (status < 200) return;
    this.#status = status;
    this.#headers = headers;
    const length = headers['content-length'];
    this.#isShort = Number(length) <= WHOLE_MAX;
    if (length !== undefined && !this.#isShort) this.#startStream(controller);
  }

  onResponseData(controller: Controller, chunk: Buffer): void {
    if (this.#stream) {
      if (!this.#stream.push(chunk)) controller.pause();
    } else if (this.#chunks.push(chunk) === 1 && !this.#isShort) {
      setImmediate(() => this.#startStream(controller));
    }
  }

  onResponseEnd(): void {
    this.#hasEnded = true;
    if (this.#stream) this.#stream.push(null);
    else this.#respond(new WholeBody(this.#whole()));
  }

  onResponseError(_controller: Controller, error: Error): void {
    const hasResponded = this.#hasEnded || this.#stream !== undefined;
    this.#hasEnded = true;
    if (!hasResponded) this.#done(error);
    else this.#stream?.destroy(error);
  }

  #whole(): Buffer | undefined {
    return this.#chunks.length > 1 ? Buffer.concat(this.#chunks) : this.#chunks[0];
  }

  #startStream(controller: Controller): void {
    if (this.#hasEnded) return;
    const stream = new Readable({
      read: () => controller.resume(),
      destroy: (error, callback) => {
        // Does nothing after the end.
        controller.abort(error ?? new Error('The caller closed the connection.'));
        callback(error);
      },
    });
    this.#stream = stream;
    for (const chunk of this.#chunks) stream.push(chunk);
    this.#chunks = [];
    this.#respond(stream);
  }

  #respond(body: WholeBody | Readable): void {
    this.#done(null, { statusCode: this.#status, headers: this.#headers, body });
  }
}
