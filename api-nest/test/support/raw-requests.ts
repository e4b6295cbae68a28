import { expectContract } from '@roommate/api-client/testing';
import { problemSchema } from '@roommate/contracts';
import type { TestApi } from './start-api.ts';

export interface RawResponse {
  status: number;
  headers: Headers;
  text: string;
}

export const jsonType = { 'content-type': 'application/json' };

/** Sends requests that the client of the tests would not send, and checks each response with the OpenAPI document. */
export const rawRequests =
  (api: TestApi) =>
  async (method: string, path: string, init: RequestInit = {}): Promise<RawResponse> => {
    const response = await fetch(`${api.url}${path}`, { method, ...init });
    const { status, headers } = response;
    const text = await response.text();
    expectContract({ method, path, status, contentType: headers.get('content-type'), text });
    return { status, headers, text };
  };

export function expectProblem({ text, headers, status }: RawResponse): void {
  expect(headers.get('content-type')).toBe('application/problem+json; charset=utf-8');
  expect(problemSchema.parse(JSON.parse(text)).status).toBe(status);
}
