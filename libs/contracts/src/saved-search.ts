import { z } from 'zod';
import { listingIdSchema } from './listing.ts';
import { UNREAD_COUNT_MAX } from './saved-limits.ts';
import { searchQuerySchema } from './search-query.ts';

/** Maximum number of saved searches of one account. */
export const SAVED_SEARCHES_MAX = 20;
/** Alerts are deleted after this time. */
export const ALERT_DAYS = 30;
/** Maximum number of alerts in a response: the newest. */
export const ALERTS_SHOWN = 50;

/** A Bangla letter has 9 characters in a query. */
const QUERY_MAX = 4000;
const QUERY_RULE = `query must be the query of a search, at most ${QUERY_MAX} characters long.`;

/** The parameters of GET /roommates/search that say which rooms a person looks for. */
const filtersSchema = searchQuerySchema.omit({
  availability: true,
  postedWithin: true,
  includeHidden: true,
  sort: true,
  limit: true,
  cursor: true,
});

/** The parameters as an object. A parameter that appears several times is an array, as in a request. */
function parametersOf(text: string): Record<string, string | string[]> {
  const query = new URLSearchParams(text);
  return Object.fromEntries(
    [...new Set(query.keys())].map((name) => {
      const [value = '', ...more] = query.getAll(name);
      return [name, more.length === 0 ? value : [value, ...more]];
    }),
  );
}

/** Reads the filters. Adds an issue for each parameter that is wrong. */
function toFilters(text: string, context: z.RefinementCtx<string>): z.infer<typeof filtersSchema> {
  const { data, error } = filtersSchema.safeParse(parametersOf(text));
  if (error) {
    for (const issue of error.issues) {
      const unknown = issue.code === 'unrecognized_keys' ? issue.keys : [];
      for (const name of unknown)
        context.addIssue({
          code: 'custom',
          message: `${name} is not a filter of a saved search.`,
          path: [name],
        });
      if (unknown.length === 0)
        context.addIssue({ code: 'custom', message: issue.message, path: [...issue.path] });
    }
    return z.NEVER;
  }
  return data;
}

const querySchema = z.string({ error: QUERY_RULE }).max(QUERY_MAX, QUERY_RULE).transform(toFilters);

/** Body of POST /saved-searches. */
export const newSavedSearchSchema = z.strictObject({
  query: querySchema.meta({
    description:
      'The query of `GET /roommates/search`, with any of `q`, `place`, `within`, `near`, `metroWithin`, `rentMin`, `rentMax`, `roomType` and `hasPhoto`.',
    example: 'place=mirpur-10&rentMax=8000',
  }),
});

const time = z.iso.datetime();

export const savedSearchSchema = z.object({
  _id: listingIdSchema.meta({ example: '665f1c2ab7d94e0012a4c9d3' }),
  query: z.string().meta({ description: 'The query of `GET /roommates/search`.' }),
  name: z.string().meta({ description: 'A description of the search for people.' }),
  createdAt: time,
});

const alertSchema = z.object({
  listingId: listingIdSchema.meta({
    description:
      'Identifies the alert, because there is one for each listing. When the listing is deleted, its alerts are deleted soon afterwards.',
  }),
  searchName: z.string().meta({ description: 'The name of the saved search that the listing matched.' }),
  createdAt: time,
  isRead: z.boolean(),
});

const unread = z
  .number()
  .int()
  .nonnegative()
  .meta({
    description: `The number of alerts that are not read, counted up to ${UNREAD_COUNT_MAX}.`,
  });

export const alertsResponseSchema = z.object({
  items: z.array(alertSchema).meta({ description: `The newest ${ALERTS_SHOWN} alerts, newest first.` }),
  unread,
});

export const unreadAlertsSchema = z.object({ unread });

export type NewSavedSearch = z.infer<typeof newSavedSearchSchema>;
export type SavedSearch = z.infer<typeof savedSearchSchema>;
export type Alert = z.infer<typeof alertSchema>;
export type AlertsResponse = z.infer<typeof alertsResponseSchema>;
export type UnreadAlerts = z.infer<typeof unreadAlertsSchema>;
