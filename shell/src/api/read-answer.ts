import { ApiError } from '@roommate/shell-api';
import type { Problem } from '@roommate/contracts';

const isProblem = (body: unknown): body is Problem =>
  typeof body === 'object' && body !== null && 'error' in body && typeof body.error === 'string';

async function readJson(response: Response): Promise<unknown> {
  const text = await response.text();
  try {
    return text === '' ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * The JSON body of a successful answer.
 * @throws ApiError for an error status, and for a body that is not JSON, such as a proxy's own page
 */
export async function readAnswer(response: Response): Promise<unknown> {
  const body = await readJson(response);
  if (!response.ok || body === undefined) {
    throw new ApiError(response.status, isProblem(body) ? body : undefined);
  }
  return body;
}
