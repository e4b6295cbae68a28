import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';

/** Shorter than the time for which a server keeps an idle connection open. */
const SILENCE_MS = 30_000;

interface RawResponse {
  status: number;
  headers: Headers;
  body: string;
}

/**
 * Sends bytes to a server, and reads until it closes the connection. For requests that no HTTP client sends.
 * @param sent a request with `Connection: close`
 */
export async function rawResponse(url: string, sent: string | Buffer): Promise<RawResponse> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  await once(socket, 'connect');
  socket.setTimeout(SILENCE_MS, () => socket.destroy(new Error('The server did not close the connection.')));
  socket.write(sent);
  const received = (await text(socket)).replace(/^HTTP\/1\.1 100 Continue\r\n\r\n/, '');
  const end = received.indexOf('\r\n\r\n');
  const [first = '', ...lines] = received.slice(0, end).split('\r\n');
  const pairs = lines.map((line): [string, string] => {
    const [name = '', ...value] = line.split(': ');
    return [name, value.join(': ')];
  });
  return { status: Number(first.split(' ')[1]), headers: new Headers(pairs), body: received.slice(end + 4) };
}
