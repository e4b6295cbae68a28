import type { ApiKey } from '@roommate/contracts';
import { Button, Card } from '@roommate/ui';
import { Trash2 } from 'lucide-react';
import { deleteButton } from '../../focus/use-focus-after-delete.ts';
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
    <ul role="list" className={styles.list}>
      {keys.map((key) => (
        <Card as="li" key={key._id} className={styles.item}>
          <div className={styles.text}>
            <h3 className={styles.name}>{key.name}</h3>
            <p>{describeScopes(key.scopes)}</p>
            <p className={styles.times}>
              Ends in {key.hint} · Created {day(key.createdAt)} · {expiryOf(key)} · {lastUseOf(key)}
            </p>
          </div>
          <Button
            {...deleteButton(key._id)}
            variant="quiet"
            size="small"
            busy={revokingId === key._id}
            aria-label={`Revoke: ${key.name}`}
            onClick={() => onRevoke(key)}
          >
            <Trash2 aria-hidden="true" />
            Revoke
          </Button>
        </Card>
      ))}
    </ul>
  );
}

const day = (time: string): string => new Date(time).toLocaleDateString('en', { dateStyle: 'medium' });

const lastUseOf = ({ lastUsedAt }: ApiKey): string =>
  lastUsedAt === null
    ? 'Never used'
    : `Last used ${new Date(lastUsedAt).toLocaleString('en', { dateStyle: 'medium', timeStyle: 'short' })}`;

const expiryOf = ({ expiresAt }: ApiKey): string =>
  `${Date.parse(expiresAt) > Date.now() ? 'Expires' : 'Expired'} ${day(expiresAt)}`;
