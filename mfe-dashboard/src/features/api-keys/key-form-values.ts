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

const WEBHOOKS = 'Manage webhooks';

export const accessOptions = [
  { value: 'read', label: READ },
  { value: 'write', label: READ_AND_WRITE },
  { value: 'webhooks', label: WEBHOOKS },
] as const;

export const daysOptions = [
  { value: '30', label: '30 days' },
  { value: '90', label: '90 days' },
  { value: '365', label: 'One year' },
] as const;

/** The message for a wrong name. The other fields cannot be wrong. */
export const nameError = (name: string): string | undefined =>
  newApiKeySchema.shape.name.safeParse(name).error?.issues[0]?.message;

const scopesByAccess: Partial<Record<string, ApiKeyScope[]>> = {
  write: ['listings:read', 'listings:write'],
  webhooks: ['webhooks:manage'],
};
const scopesOf = (access: string): ApiKeyScope[] => scopesByAccess[access] ?? ['listings:read'];

export const toNewKey = ({ name, access, days }: KeyFormValues): NewApiKey => ({
  name,
  scopes: scopesOf(access),
  expiresInDays: Number(days),
});

/** What a key with these scopes may do, in words. The API can also create keys with other combinations. */
export function describeScopes(scopes: readonly string[]): string {
  const reads = scopes.includes('listings:read');
  const writes = scopes.includes('listings:write');
  const listings = writes ? (reads ? READ_AND_WRITE : 'Post, edit and delete listings') : READ;
  if (!scopes.includes('webhooks:manage')) return listings;
  return reads || writes ? `${listings}, and manage webhooks` : WEBHOOKS;
}
