import { once } from 'node:events';
import { connect } from 'node:net';

/** The HTTP status, or 0 without a response. */
const statusOf = async (url: string): Promise<number> => {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(2_000) });
    await response.body?.cancel();
    return response.status;
  } catch {
    return 0;
  }
};

/** Whether a GET of the URL gets any response. */
export const responds = (url: string) => async (): Promise<boolean> => (await statusOf(url)) > 0;

/** Whether a GET of the URL succeeds. */
export const succeeds = (url: string) => async (): Promise<boolean> => {
  const status = await statusOf(url);
  return status >= 200 && status < 300;
};

/** Whether a process accepts connections on the port. */
export const acceptsConnections = (port: number) => async (): Promise<boolean> => {
  const socket = connect({ host: '127.0.0.1', port });
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
};
