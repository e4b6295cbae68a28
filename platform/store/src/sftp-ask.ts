import { StoreError } from './store-error.ts';

/** SSH_FX_NO_SUCH_FILE. Most other failures of version 3 of the protocol, a name that is taken too, share one code. */
const NO_SUCH_FILE = 2;

class SftpFailure extends StoreError {
  readonly code: number | undefined;
  constructor(path: string, { message, code }: Error & { code?: number }) {
    super(`The host of the releases says of ${path}: ${message}.`);
    this.code = code;
  }
}

type Done<T> = (error?: Error | null, value?: T) => void;

/**
 * Makes one request of an SFTP session.
 * @param path of which an error then tells
 */
export const ask = <T>(path: string, call: (done: Done<T>) => unknown): Promise<T> =>
  new Promise((resolve, reject) => {
    call((error, value) => (error ? reject(new SftpFailure(path, error)) : resolve(value as T)));
  });

/** The value in place of the failure that there is no such file. */
export const ifMissing =
  <T>(value: T) =>
  (error: unknown): T => {
    if (error instanceof SftpFailure && error.code === NO_SUCH_FILE) return value;
    throw error;
  };
