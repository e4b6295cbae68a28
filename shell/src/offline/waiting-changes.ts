import { useSyncExternalStore } from 'react';
import { isChange, type Change } from './change.ts';

/** Each change has a key of its own, so that two tabs never overwrite each other's. */
export const PREFIX = 'roommate:change:';

/** Changes that the browser does not store, or must not. */
// eslint-disable-next-line server/no-request-state -- of a page: on a server nothing waits
const inMemory = new Map<string, Change>();
// eslint-disable-next-line server/no-request-state -- only effects and events fill it
const listeners = new Set<() => void>();
/** The number of changes that wait for the code that keeps them. */
// eslint-disable-next-line server/no-request-state -- of a page: on a server nothing waits
let early = 0;
// eslint-disable-next-line server/no-request-state -- of a page: on a server nothing waits
let shown: readonly Change[] | undefined;

function askBeforeUnload(event: BeforeUnloadEvent): void {
  event.preventDefault();
}

/** Tells all subscribers that the list of changes is another one. The browser asks before it closes a tab that loses one. */
export function notifyAll(): void {
  shown = undefined;
  const update = losesChanges() ? addEventListener : removeEventListener;
  update('beforeunload', askBeforeUnload);
  for (const notify of listeners) notify();
}

function parse(key: string, text: string | null): Change | undefined {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    return isChange(value) && PREFIX + value.id === key ? value : undefined;
  } catch {
    return undefined;
  }
}

function stored(): Change[] {
  try {
    const keys = Object.keys(localStorage).filter((key) => key.startsWith(PREFIX));
    return keys.flatMap((key) => parse(key, localStorage.getItem(key)) ?? []);
  } catch {
    return [];
  }
}

function store(change: Change): boolean {
  if (change.uid === undefined || change.state === 'offered') return false;
  try {
    localStorage.setItem(PREFIX + change.id, JSON.stringify(change));
    return true;
  } catch {
    return false;
  }
}

function removeStored(id: string): void {
  try {
    localStorage.removeItem(PREFIX + id);
  } catch {
    return;
  }
}

/** All changes of this tab and of others that are not sent, the oldest first. */
export function readChanges(): readonly Change[] {
  const all = new Map([...stored(), ...inMemory.values()].map((change) => [change.id, change]));
  return [...all.values()].sort((a, b) => a.madeAt - b.madeAt);
}

export const readChange = (id: string): Change | undefined =>
  readChanges().find((change) => change.id === id);

/** Adds a change or replaces it. It survives the tab if the browser stores it. */
export function keepChange(change: Change): void {
  if (store(change)) inMemory.delete(change.id);
  else {
    inMemory.set(change.id, change);
    // Another tab must not send its earlier state.
    removeStored(change.id);
  }
  notifyAll();
}

export function dropChange(id: string): void {
  if (!readChange(id)) return;
  inMemory.delete(id);
  removeStored(id);
  notifyAll();
}

/** Whether a closed tab loses a change that waits. */
export const losesChanges = (): boolean =>
  early > 0 || [...inMemory.values()].some(({ state }) => state === 'waiting');

/** Counts a change as waiting until `code`, without which nothing can keep it, has loaded. */
export function countAsWaiting<T>(code: Promise<T>): Promise<T> {
  const add = (count: number): void => {
    early += count;
    notifyAll();
  };
  add(1);
  return code.finally(() => add(-1));
}

/** Calls `notify` after each change of the list, also by another tab. @returns the function that ends it */
export function subscribeToChanges(notify: () => void): () => void {
  const onStorage = ({ key }: StorageEvent): void => {
    if (key !== null && !key.startsWith(PREFIX)) return;
    shown = undefined;
    notify();
  };
  listeners.add(notify);
  addEventListener('storage', onStorage);
  return () => {
    listeners.delete(notify);
    removeEventListener('storage', onStorage);
  };
}

const none: readonly Change[] = [];

/** The changes that are not sent; re-renders when they change. */
export const useChanges = (): readonly Change[] =>
  useSyncExternalStore(
    subscribeToChanges,
    () => (shown ??= readChanges()),
    () => none,
  );

/** How many changes wait for a connection, of all tabs; re-renders on change. */
export const useWaitingCount = (): number =>
  useChanges().filter(({ state }) => state === 'waiting').length + early;
