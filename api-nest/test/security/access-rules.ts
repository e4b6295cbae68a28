import type { Honest, Program } from '../support/callers.ts';

/** The status that each caller gets from an operation on the owner's listing or email. */
type Rule = Record<Honest | Program, number>;

/** Without a scope an operation refuses all API keys. */
const noPrograms = { reader: 403, writer: 403, manager: 403 };

const everybody = (status: number): Rule => ({
  anonymous: status,
  other: status,
  owner: status,
  unverified: status,
  ...noPrograms,
});
const signedIn = (status: number): Rule => ({ ...everybody(status), anonymous: 401 });
const ownerOnly: Rule = { ...signedIn(403), owner: 200, ...noPrograms };
/** An unverified email finds nothing: listings belong to the uid, not to the email. */
const ownEmail: Rule = { ...ownerOnly, unverified: 200 };

/** Programs of the owner with the scope listings:read. */
const readable = (rule: Rule): Rule => ({ ...rule, reader: rule.owner });
/** Programs of the owner with the scope listings:write. */
const writable = (rule: Rule): Rule => ({ ...rule, writer: rule.owner });

/** Programs of the owner with the scope webhooks:manage. */
const manageable = (rule: Rule): Rule => ({ ...rule, manager: rule.owner });

/** A rule for every operation. An operation without a rule fails the build. */
export const ACCESS_RULES: Partial<Record<string, Rule>> = {
  'GET /roommates': readable(everybody(200)),
  'GET /roommates/available': readable(everybody(200)),
  'GET /roommates/by-ids': readable(everybody(200)),
  'GET /roommates/count': readable(everybody(200)),
  'GET /roommates/stats': readable(everybody(200)),
  'GET /roommates/search': readable(everybody(200)),
  'GET /roommates/{id}': readable(everybody(200)),
  'GET /roommates/mylistings': readable(ownEmail),
  'GET /roommates/user/{email}': readable(ownEmail),
  'POST /roommates': writable(signedIn(201)),
  'PUT /roommates/{id}': writable(ownerOnly),
  'PATCH /roommates/{id}': writable(ownerOnly),
  'PATCH /roommates/{id}/like': { ...signedIn(200), owner: 403 },
  'DELETE /roommates/{id}/like': signedIn(200),
  'DELETE /roommates/{id}': writable(ownerOnly),
  'GET /saved-listings': signedIn(200),
  'POST /saved-listings': signedIn(200),
  'PUT /saved-listings/{id}': signedIn(200),
  'DELETE /saved-listings/{id}': signedIn(200),
  'GET /saved-searches': signedIn(200),
  'POST /saved-searches': signedIn(201),
  // The id of a listing is not the id of a search.
  'DELETE /saved-searches/{id}': signedIn(404),
  'GET /alerts': signedIn(200),
  'GET /alerts/unread': signedIn(200),
  'PUT /alerts/read': signedIn(200),
  'PUT /alerts/{id}/read': signedIn(200),
  'DELETE /alerts/{id}': signedIn(200),
  'GET /preferences': signedIn(200),
  'PUT /preferences': signedIn(200),
  'DELETE /preferences': signedIn(200),
  'GET /matches': signedIn(200),
  'GET /matches/of': signedIn(200),
  'GET /api-keys': signedIn(200),
  'POST /api-keys': signedIn(201),
  // The id of a listing is not the id of a key.
  'DELETE /api-keys/{id}': signedIn(404),
  'GET /webhooks': manageable(signedIn(200)),
  'POST /webhooks': manageable(signedIn(201)),
  // The id of a listing is not the id of a webhook.
  'DELETE /webhooks/{id}': manageable(signedIn(404)),
  'GET /webhooks/{id}/deliveries': manageable(signedIn(404)),
  'POST /webhooks/{id}/replay': manageable(signedIn(404)),
  'GET /areas': readable(everybody(200)),
  'GET /areas/{area}': readable(everybody(200)),
  'GET /similar-rents': readable(everybody(200)),
  'GET /similar-rents/{id}': readable(everybody(200)),
  'POST /contact': everybody(200),
  'GET /': everybody(200),
  'GET /health/live': everybody(200),
  'GET /health/ready': everybody(200),
};
