import { constants } from 'node:zlib';
import fastifyCompress from '@fastify/compress';
import type { FastifyInstance } from 'fastify';

/** Bytes from which it is worth it: less fits into one packet anyway. */
const THRESHOLD = 1024;
/** About the size of gzip at its best in a third of the time; the default, 11, is for files that are made once. */
const BROTLI_QUALITY = 4;

/** Answers in brotli or gzip, as the caller accepts them (RFC 9110, 12.5.3). Request bodies come uncompressed only. */
export async function compressResponses(fastify: FastifyInstance): Promise<void> {
  await fastify.register(fastifyCompress, {
    globalDecompression: false,
    encodings: ['br', 'gzip'],
    threshold: THRESHOLD,
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } },
  });
}
