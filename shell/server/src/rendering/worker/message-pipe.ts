import type { Duplex } from 'node:stream';

/** The descriptor of the pipe in a process that renders. Node's own channel throws in the site if it gets anything else. */
export const PIPE = 3;
/** The longest page takes less (page-parts.ts), even if JSON escapes each character. */
const MAX_BYTES = 40e6;
/** Each part takes memory of its own. A process may send single bytes. */
const MAX_PARTS = 1000;
const NEW_LINE = '\n';

/** The log has the name only, because a text could have what the process sent. */
class TooLongError extends Error {
  override readonly name = 'TooLongError';
}

/** Writes a message as a line of JSON. */
export function sendMessage(pipe: Duplex, message: unknown, onSent?: () => void): void {
  pipe.write(JSON.stringify(message) + NEW_LINE, onSent);
}

/** Divides what a pipe brings into messages. */
export class MessageReader {
  #parts: Buffer[] = [];
  #bytes = 0;

  /**
   * @returns the messages that end in this part
   * @throws when something is not JSON, or is longer than any message
   */
  *read(part: Buffer): Generator {
    let rest = part;
    for (let end = rest.indexOf(NEW_LINE); end >= 0; end = rest.indexOf(NEW_LINE)) {
      const line = Buffer.concat([...this.#parts, rest.subarray(0, end)]).toString();
      this.#parts = [];
      this.#bytes = 0;
      rest = rest.subarray(end + 1);
      yield JSON.parse(line);
    }
    this.#parts.push(rest);
    if (this.#parts.length > MAX_PARTS) this.#parts = [Buffer.concat(this.#parts)];
    this.#bytes += rest.length;
    if (this.#bytes > MAX_BYTES) throw new TooLongError(`A message has more than ${MAX_BYTES} bytes.`);
  }
}
