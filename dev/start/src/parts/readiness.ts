import { connect } from 'node:net';

const statusOf = async (url: string): Promise<number> => {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(2_000) });
    await response.body?.cancel();
    return response.status;
  } catch {
    return 0;
  }
};

/** Whether a GET of the address is answered at all. */
export const responds = (url: string) => async (): Promise<boolean> => (await statusOf(url)) > 0;

/** Whether a GET of the address is answered with success. */
export const answers = (url: string) => async (): Promise<boolean> => {
  const status = await statusOf(url);
  return status >= 200 && status < 300;
};

/** Whether something accepts connections at the port. */
export const accepts = (port: number) => (): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect({ host: '127.0.0.1', port });
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => {
      resolve(false);
    });
  });
