import { API_KEY_DAYS_DEFAULT, newApiKeySchema, type ApiKeyScope, type NewApiKey } from '@roommate/contracts';

/** The values of the form's controls. */
export interface KeyFormValues {
  name: string;
  access: string;
  days: string;
}

export const emptyKeyForm: KeyFormValues = { name: '', access: 'read', days: String(API_KEY_DAYS_DEFAULT) };

const READ = 'Read listings';
const READ_AND_WRITE = 'Read, post, edit and delete listings';

export const accessOptions = [
  { value: 'read', label: READ },
  { value: 'write', label: READ_AND_WRITE },
] as const;

export const daysOptions = [
  { value: '30', label: '30 days' },
  { value: '90', label: '90 days' },
  { value: '365', label: 'One year' },
] as const;

/** The message for a wrong name. The other fields cannot be wrong. */
export const nameError = (name: string): string | undefined =>
  newApiKeySchema.shape.name.safeParse(name).error?.issues[0]?.message;

const scopesOf = (access: string): ApiKeyScope[] =>
  access === 'write' ? ['listings:read', 'listings:write'] : ['listings:read'];

export const toNewKey = ({ name, access, days }: KeyFormValues): NewApiKey => ({
  name,
  scopes: scopesOf(access),
  expiresInDays: Number(days),
});

/** What a key with these scopes may do, in words. The API can also create keys that only write. */
export function describeScopes(scopes: readonly string[]): string {
  if (!scopes.includes('listings:write')) return READ;
  return scopes.includes('listings:read') ? READ_AND_WRITE : 'Post, edit and delete listings';
}
