import type { ApiKey } from '@roommate/contracts';
import { DeleteItemButton } from '../../item-list/delete-item-button.tsx';
import { Item, ItemList } from '../../item-list/item-list.tsx';
import styles from './api-keys.module.css';
import { describeScopes } from './key-form-values.ts';

interface ApiKeyListProps {
  keys: readonly ApiKey[];
  /** Id of the key that is being revoked. */
  revokingId: string | undefined;
  onRevoke: (key: ApiKey) => void;
}

/** The keys of the user, each with its access, its times and a button to revoke it. */
export function ApiKeyList({ keys, revokingId, onRevoke }: ApiKeyListProps) {
  if (keys.length === 0) return <p className={styles.empty}>You have no API keys.</p>;
  return (
    <ItemList>
      {keys.map((key) => (
        <Item
          key={key._id}
          name={key.name}
          details={`Ends in ${key.hint} · Created ${day(key.createdAt)} · ${expiryOf(key)} · ${lastUseOf(key)}`}
          actions={
            <DeleteItemButton
              id={key._id}
              name={key.name}
              verb="Revoke"
              busy={revokingId === key._id}
              onPress={() => onRevoke(key)}
            />
          }
        >
          <p>{describeScopes(key.scopes)}</p>
        </Item>
      ))}
    </ItemList>
  );
}

const day = (time: string): string => new Date(time).toLocaleDateString('en', { dateStyle: 'medium' });

const lastUseOf = ({ lastUsedAt }: ApiKey): string =>
  lastUsedAt === null
    ? 'Never used'
    : `Last used ${new Date(lastUsedAt).toLocaleString('en', { dateStyle: 'medium', timeStyle: 'short' })}`;

const expiryOf = ({ expiresAt }: ApiKey): string =>
  `${Date.parse(expiresAt) > Date.now() ? 'Expires' : 'Expired'} ${day(expiresAt)}`;
