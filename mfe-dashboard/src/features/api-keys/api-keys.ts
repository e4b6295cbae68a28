import type { ApiKey, CreatedApiKey, NewApiKey } from '@roommate/contracts';
import {
  ApiError,
  api,
  resolvedUser,
  unwrap,
  withSession,
  type LoaderFunctionArgs,
} from '@roommate/shell-api';
import { loadQuery, queryOptions, useMutation, useQuery, useQueryClient } from '@roommate/shell-api/query';
import { refetchOnReturn } from '../../listings/refetch-on-return.ts';

const NOT_FOUND = 404;

/** The API keys of the signed-in user, newest first. */
const apiKeysQuery = (uid: string) =>
  queryOptions({
    queryKey: ['api-keys', uid],
    queryFn: ({ signal }): Promise<ApiKey[]> => unwrap(api.GET('/api-keys', { signal })),
  });

/** Every visit loads the list again, because programs use the keys between two visits. */
export async function apiKeysLoader({ request }: Pick<LoaderFunctionArgs, 'request'>) {
  const user = await resolvedUser(request.signal);
  return loadQuery({ ...apiKeysQuery(user?.uid ?? ''), staleTime: 0 });
}

export function useApiKeys(uid: string) {
  const { data, isFetching, refetch } = useQuery({ ...apiKeysQuery(uid), ...refetchOnReturn });
  return { keys: data, loading: data === undefined && isFetching, retry: () => void refetch() };
}

const createKey = (body: NewApiKey): Promise<CreatedApiKey> =>
  withSession(() => unwrap(api.POST('/api-keys', { body })));

/** A key that another tab has revoked is revoked too. */
async function revokeKey(id: string): Promise<void> {
  try {
    await withSession(() => unwrap(api.DELETE('/api-keys/{id}', { params: { path: { id } } })));
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== NOT_FOUND) throw error;
  }
}

/** Creates a key. The list is loaded again also after a failure, because the key may exist. */
export function useCreateKey(uid: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: createKey,
    onSettled: () => client.invalidateQueries({ queryKey: apiKeysQuery(uid).queryKey }),
  });
}

/** Revokes a key by its id, and removes it from the list. */
export function useRevokeKey(uid: string) {
  const client = useQueryClient();
  const { queryKey } = apiKeysQuery(uid);
  return useMutation({
    mutationFn: revokeKey,
    onSuccess: async (_, id) => {
      // A response that is already on its way could still contain the key.
      await client.cancelQueries({ queryKey });
      client.setQueryData(queryKey, (keys) => keys?.filter(({ _id }) => _id !== id));
      void client.invalidateQueries({ queryKey });
    },
  });
}
