import { describeScopes, emptyKeyForm, toNewKey } from './key-form-values.ts';

describe('the access of an API key', () => {
  it.each([
    [['listings:read'], 'Read listings'],
    [['listings:write'], 'Post, edit and delete listings'],
    [['listings:read', 'listings:write'], 'Read, post, edit and delete listings'],
    [['webhooks:manage'], 'Manage webhooks'],
    [['listings:read', 'webhooks:manage'], 'Read listings, and manage webhooks'],
  ])('describes %j', (scopes, text) => expect(describeScopes(scopes)).toBe(text));

  it.each([
    ['read', ['listings:read']],
    ['write', ['listings:read', 'listings:write']],
    ['webhooks', ['webhooks:manage']],
  ])('becomes scopes: %s', (access, scopes) => {
    expect(toNewKey({ ...emptyKeyForm, access }).scopes).toEqual(scopes);
  });
});
