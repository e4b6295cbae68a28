/** Whether the person has given up what has failed. Then no message tells them so. */
export const isAborted = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'AbortError';
