import { ID_RULE } from '@roommate/contracts';
import { BODY_NOT_JSON } from '../problems/messages.ts';
import type { ErrorExample } from './operation-docs.ts';

/** A text in the path that is not an id. */
export const malformedId: ErrorExample = { error: ID_RULE, field: 'id' };
/** The same in a list of ids. */
export const malformedIdInList: ErrorExample = { error: ID_RULE, field: 'ids.0' };
/** A body that cannot be parsed. Operations without a body parse one that is sent. */
export const malformedBody: ErrorExample = { error: BODY_NOT_JSON, code: 'malformed_request' };
