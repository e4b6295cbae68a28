import type { FastifyInstance } from 'fastify';
import { z } from 'zod';

/** The data of accounts in the emulator. */
export interface AccountStates {
  readonly projectId: string;
  readonly users: ReadonlyMap<string, { validSince?: string | undefined; [field: string]: unknown }>;
}

const querySchema = z.object({ localId: z.array(z.string().max(128)).min(1).max(100) }).strict();

/**
 * The one administrators' operation: whether accounts exist, for the API's check of revoked tokens. It shows no personal
 * data. Pages cannot use it, because a browser adds `Origin` to their requests and sites do not forward it.
 * https://cloud.google.com/identity-platform/docs/reference/rest/v1/projects.accounts/lookup
 */
export function addLookupRoute(server: FastifyInstance, { projectId, users }: AccountStates): void {
  const path = `/identitytoolkit.googleapis.com/v1/projects/${projectId}/accounts:lookup`;
  // Fastify reads a colon as the start of a parameter unless it is doubled.
  server.post(path.replaceAll(':', '::'), async (request, reply) => {
    const { authorization, origin } = request.headers;
    const query = querySchema.safeParse(request.body);
    if (authorization !== 'Bearer owner' || origin !== undefined || !query.success) {
      return reply.code(403).send({ error: { code: 403, message: 'PERMISSION_DENIED' } });
    }
    const found = query.data.localId.flatMap((localId) => {
      const user = users.get(localId);
      return user ? [{ localId, disabled: user.disabled === true, validSince: user.validSince }] : [];
    });
    return {
      kind: 'identitytoolkit#GetAccountInfoResponse',
      ...(found.length > 0 && { users: found }),
    };
  });
}
