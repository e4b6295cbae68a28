import type { CreatedApiKey, NewApiKeyInput } from '@roommate/contracts';
import type { TestApi } from './start-api.ts';
import type { Person } from './token-issuer.ts';

/** Creates an API key of a person, which may read unless the fields say otherwise. */
export async function createKey(
  { call }: TestApi,
  as: Person,
  fields: Partial<NewApiKeyInput> = {},
): Promise<CreatedApiKey> {
  const body = { name: 'Import', scopes: ['listings:read'], ...fields };
  const created = await call<CreatedApiKey>('POST', '/api-keys', { as, body });
  if (created.status !== 201) throw new Error(`The key was not created: ${created.status}`);
  return created.body;
}

/** The headers of a program with a key. */
export const withKey = ({ key }: Pick<CreatedApiKey, 'key'>) => ({
  headers: { authorization: `Bearer ${key}` },
});
