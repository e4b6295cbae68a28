import type { ExactDocument } from '../values/bson-types.ts';

/** One stage of a pipeline, over all documents that reach it. */
export type Stage = (documents: readonly ExactDocument[]) => readonly ExactDocument[];
