import { savedStore, setSaved } from '../saved.ts';
import type { SavedListings } from '../services.ts';
import { sessionStore } from '../session.ts';

/** The saved listings of the visitor of the test double. A server does not know them. */
export class InMemorySaved implements SavedListings {
  reloads = 0;

  get ids(): readonly string[] {
    const saved = savedStore.getState();
    return saved.status === 'ready' ? saved.ids : [];
  }

  show(ids: readonly string[]): void {
    const place = sessionStore.getState().status === 'signed-in' ? 'account' : 'device';
    setSaved({ status: 'ready', place, ids, leftOnDevice: 0 });
  }

  set(id: string, isSaved: boolean): void {
    const others = this.ids.filter((each) => each !== id);
    this.show(isSaved ? [id, ...others] : others);
  }

  reload(): void {
    this.reloads += 1;
  }
}
