import type { Draft } from './stored-draft.ts';

/** What is known about a draft after it was posted. */
type AfterPost = Pick<Draft, 'id' | 'knownEdit'> & { outcome: 'outdated' | 'edited' | 'deleted' };

/** The draft was posted, and its later changes are perhaps not saved. `cause` says why. */
export class ChangesNotSavedError extends Error {
  override readonly name = 'ChangesNotSavedError';

  constructor(
    readonly known: AfterPost,
    options?: ErrorOptions,
  ) {
    super('The changes were not saved.', options);
  }
}
