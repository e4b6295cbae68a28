import type { Honest } from '../support/callers.ts';

/** The status that each caller gets from an operation on the owner's listing or e-mail. */
type Rule = Record<Honest, number>;

const everybody = (status: number): Rule => ({
  anonymous: status,
  other: status,
  owner: status,
  unverified: status,
});
const signedIn = (status: number): Rule => ({ ...everybody(status), anonymous: 401 });
const ownerOnly: Rule = { anonymous: 401, other: 403, owner: 200, unverified: 403 };
/** An unverified e-mail finds nothing: listings belong to the uid, not to the e-mail. */
const ownEmail: Rule = { ...ownerOnly, unverified: 200 };

/** A rule for every operation. An operation without a rule fails the build. */
export const ACCESS_RULES: Partial<Record<string, Rule>> = {
  'GET /roommates': everybody(200),
  'GET /roommates/available': everybody(200),
  'GET /roommates/count': everybody(200),
  'GET /roommates/stats': everybody(200),
  'GET /roommates/search': everybody(200),
  'GET /roommates/{id}': everybody(200),
  'GET /roommates/mylistings': ownEmail,
  'GET /roommates/user/{email}': ownEmail,
  'POST /roommates': signedIn(201),
  'PUT /roommates/{id}': ownerOnly,
  'PATCH /roommates/{id}': ownerOnly,
  'PATCH /roommates/{id}/like': { ...signedIn(200), owner: 403 },
  'DELETE /roommates/{id}/like': signedIn(200),
  'DELETE /roommates/{id}': ownerOnly,
  'POST /contact': everybody(200),
  'GET /': everybody(200),
  'GET /health/live': everybody(200),
  'GET /health/ready': everybody(200),
};
