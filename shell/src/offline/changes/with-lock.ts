const lockName = (id: string): string => `roommate:change:${id}`;

/** The changes that this page sends without a lock. */
// eslint-disable-next-line server/no-request-state -- of a page: on a server nothing waits
const sentHere = new Set<string>();

async function withoutLock<T>(id: string, send: () => Promise<T>): Promise<T> {
  sentHere.add(id);
  try {
    return await send();
  } finally {
    sentHere.delete(id);
  }
}

/**
 * Runs `send` with the lock, or without one if the browser gives none. Browsers have no locks outside secure contexts. One
 * that refuses storage refuses the lock, too, before `send` has started.
 */
async function locked<T>(
  id: string,
  options: LockOptions,
  send: (isFree: boolean) => Promise<T>,
): Promise<T> {
  let hasStarted = false;
  const start = (lock: Lock | null): Promise<T> => {
    hasStarted = true;
    return send(lock !== null);
  };
  try {
    if ('locks' in navigator) return await navigator.locks.request(lockName(id), options, start);
  } catch (error) {
    if (hasStarted) throw error;
  }
  return options.ifAvailable && sentHere.has(id) ? send(false) : withoutLock(id, () => send(true));
}

/** Runs `send` while no other tab sends the same change. The browser frees the lock of a closed tab. */
export const withLock = <T>(id: string, send: () => Promise<T>): Promise<T> => locked(id, {}, send);

/**
 * Runs `send` unless a tab waits with the same change, or sends it.
 * @returns whether it ran
 */
export const withFreeLock = (id: string, send: () => Promise<void>): Promise<boolean> =>
  locked(id, { ifAvailable: true }, async (isFree) => {
    if (isFree) await send();
    return isFree;
  });
