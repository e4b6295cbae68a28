const STORAGE_KEY = 'roommate:wanted-alert';

/**
 * The search for which a visitor wants alerts, from the click on the button until they have logged in. It is in the
 * storage of the tab and not in the URL. A link from another person must not save a search.
 */
export const pendingAlert = {
  remember(query: string): void {
    try {
      sessionStorage.setItem(STORAGE_KEY, query);
    } catch {
      // Without storage, the person clicks again after the login.
      return;
    }
  },
  forget(): void {
    try {
      sessionStorage.removeItem(STORAGE_KEY);
    } catch {
      return;
    }
  },
  /** @returns whether the visitor wants alerts for this search. Only the first call says so. */
  take(query: string): boolean {
    try {
      if (sessionStorage.getItem(STORAGE_KEY) !== query) return false;
    } catch {
      return false;
    }
    pendingAlert.forget();
    return true;
  },
} as const;
