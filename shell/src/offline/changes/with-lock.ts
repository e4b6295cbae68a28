const lockName = (id: string): string => `roommate:change:${id}`;

// Browsers have no locks outside secure contexts.
const locks = (): LockManager | undefined => ('locks' in navigator ? navigator.locks : undefined);

/** Runs `send` while no other tab sends the same change. The browser frees the lock of a closed tab. */
export function withLock<T>(id: string, send: () => Promise<T>): Promise<T> {
  return locks()?.request(lockName(id), send) ?? send();
}

/**
 * Runs `send` unless a tab waits with the same change, or sends it.
 * @returns whether it ran
 */
export async function withFreeLock(id: string, send: () => Promise<void>): Promise<boolean> {
  const run = async (): Promise<true> => {
    await send();
    return true;
  };
  const options = { ifAvailable: true };
  return locks()?.request(lockName(id), options, (lock) => (lock ? run() : false)) ?? run();
}
