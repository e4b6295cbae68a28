/** Whether a script or stylesheet of a page did not load. The bundler remembers some of these until a reload. */
export function isChunkError(error: unknown): error is Error {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? error.code : undefined;
  return error.name === 'ChunkLoadError' || code === 'CSS_CHUNK_LOAD_FAILED';
}

/** The URL of the file that failed to load, from the bundler's chunk error. */
export const missingFile = (error: unknown): string | undefined =>
  isChunkError(error) && 'request' in error && typeof error.request === 'string' ? error.request : undefined;
