import { ApiError } from './api-error.ts';
import { authentication } from './services.ts';

const UNAUTHORIZED = 401;

/** Sends a request. After an ended session it asks for a new login in place, and sends the request again. */
export async function withSession<T>(send: () => Promise<T>): Promise<T> {
  try {
    return await send();
  } catch (error) {
    const isEnded = error instanceof ApiError && error.status === UNAUTHORIZED;
    if (!isEnded || !(await authentication.logInAgain())) throw error;
    return send();
  }
}
