import { z } from 'zod';

const settingsSchema = z.object({
  /** How many sample listings there are. */
  listings: z.coerce.number().int().min(0).max(100_000).catch(24),
  /** How the API responds. */
  responds: z.enum(['at once', 'slowly', 'with errors', 'never']).catch('at once'),
  user: z.enum(['owner', 'other', 'nobody']).catch('owner'),
});

export type StandaloneSettings = z.infer<typeof settingsSchema>;

const KEY = 'roommate:standalone';

/** The toolbar's choices; they survive a reload of the tab. */
export const readSettings = (): StandaloneSettings => {
  const stored: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '{}');
  return settingsSchema.parse(stored);
};

export const writeSettings = (settings: StandaloneSettings): void =>
  sessionStorage.setItem(KEY, JSON.stringify(settings));
