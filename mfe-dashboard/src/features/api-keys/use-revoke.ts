import type { ApiKey } from '@roommate/contracts';
import { dialogs, log, notifications } from '@roommate/shell-api';
import { useRef } from 'react';
import { useRevokeKey } from './api-keys.ts';

const TOAST_ID = 'api-key-revoked';

interface RevokeOptions {
  uid: string;
  /** Called before the request. */
  onConfirmed: (id: string) => void;
  onSettled: (id: string) => void;
}

/** Revokes one key at a time, after a confirmation. */
export function useRevoke({ uid, onConfirmed, onSettled }: RevokeOptions) {
  const busy = useRef(false);
  const { mutateAsync, isPending, variables } = useRevokeKey(uid);

  const askAndRevoke = async ({ _id, name }: ApiKey): Promise<void> => {
    const confirmed = await dialogs.confirm({
      title: 'Are you sure?',
      text: `Programs that use the key "${name}" stop working immediately.`,
      confirmLabel: 'Yes, revoke it!',
    });
    if (!confirmed) return;
    onConfirmed(_id);
    await mutateAsync(_id);
    notifications.success('The key was revoked.', { id: TOAST_ID });
  };

  const revoke = async (key: ApiKey): Promise<void> => {
    // A ref, because two quick clicks arrive before the next render.
    if (busy.current) return;
    busy.current = true;
    try {
      await askAndRevoke(key);
    } catch (error) {
      log.error('Revoking an API key failed.', error);
      const reason = error instanceof Error ? ` ${error.message}` : '';
      notifications.error(`The key was not revoked.${reason}`, { id: TOAST_ID });
    } finally {
      busy.current = false;
      onSettled(key._id);
    }
  };

  return { revoke, revokingId: isPending ? variables : undefined };
}
