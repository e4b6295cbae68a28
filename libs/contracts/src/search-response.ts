import { z } from 'zod';
import { availabilities, roomTypes } from './constants.ts';
import { listingSchema } from './listing.ts';
import { EXACT_TOTAL_MAX, hintSubjects, looseFilters, placeKinds } from './search-values.ts';

const count = z.number().int().nonnegative();
const relation = z.enum(['eq', 'gte']);
const facet = <T extends z.ZodType>(value: T) => z.object({ relation, values: z.array(value) });
/** A place of the gazetteer. */
export const namedPlaceSchema = z.object({ id: z.string(), name: z.string(), nameBn: z.string() });

/** With its kind, which decides whether a search finds the rooms inside it or around it. */
const placeOfSearchSchema = namedPlaceSchema.extend({
  shortName: z.string().optional().meta({
    description: 'The usual name where space is short. Absent if `name` is the usual one.',
    example: 'BUET',
  }),
  kind: z.enum(placeKinds),
});

/** A number of matches. With `gte` there can be more. */
export const totalSchema = z.object({ value: count, relation });

/** A wish in the text of a search that puts listings first and leaves no listing out. */
const searchHintSchema = z.object({
  about: z.enum(hintSubjects).meta({
    description: 'The fact of `home`, or `text`: no fact states it. Expect unknown names.',
    'x-extensible': true,
  }),
  label: z.string().meta({ example: 'women only' }),
  words: z.string().meta({ description: 'The words of `q` that mean it.', example: 'girls' }),
});

/** A page of search results. */
export const searchResponseSchema = z.object({
  items: z.array(
    listingSchema.extend({
      km: z.number().nonnegative().optional().meta({
        description:
          'Only with `sort=distance`: the distance of the centre of its place in kilometres. Absent without a place.',
      }),
    }),
  ),
  total: totalSchema.meta({
    description: `Follow \`Link\` to the next page even if a page has fewer items than \`limit\`, or none. The number is exact up to ${EXACT_TOTAL_MAX}. More matches have the relation gte. A lower number can have gte too. Then your dealbreakers left out nearly all of the listings that were examined, and other listings follow.`,
  }),
  hidden: count.optional().meta({
    description: `Only with your preferences: how many matches do not meet one of your dealbreakers. The total, the items and the facets leave them out. It is a lower bound if the total has the relation gte, or if both together exceed ${EXACT_TOTAL_MAX}. It is 0 with \`includeHidden\`.`,
  }),
  facets: z
    .object({
      roomType: facet(z.object({ value: z.enum(roomTypes), count })),
      availability: facet(z.object({ value: z.enum(availabilities), count })),
      rent: facet(z.object({ min: count, max: count.optional(), count })),
      places: facet(namedPlaceSchema.extend({ count })),
    })
    .meta({
      description: `Counts of the matches without the filter of the same name. With the relation gte they count only some of the matches, at most ${EXACT_TOTAL_MAX}.`,
    }),
  understood: z.object({
    places: z.array(placeOfSearchSchema),
    excluded: z
      .array(
        placeOfSearchSchema.extend({
          words: z.string().meta({
            description: 'Words that exclude this place when they are added to `q`.',
            example: 'not mirpur',
          }),
        }),
      )
      .optional()
      .meta({ description: 'Places that `q` excludes, with their parts: "not Mirpur", "except Uttara".' }),
    within: z.number().optional(),
    metroWithin: z
      .number()
      .optional()
      .meta({ description: 'Kilometres to the nearest station of the metro.' }),
    rentMin: count.optional(),
    rentMax: count.optional(),
    roomType: z.enum(roomTypes).optional(),
    availability: z.enum(availabilities).optional(),
    postedWithin: count.optional().meta({ description: 'Days.' }),
    hasPhoto: z.literal(true).optional(),
    hints: z
      .array(searchHintSchema)
      .optional()
      .meta({
        description: `Wishes about people and homes. With \`sort=best\` and at most ${EXACT_TOTAL_MAX} matches, listings that agree come first. No listing is left out.`,
      }),
    text: z.string().optional().meta({
      description:
        'Words that a listing must contain, among the first 60 different words of its title, location, lifestyle and description.',
    }),
  }),
  names: z
    .array(placeOfSearchSchema)
    .meta({ description: 'The names of the places in the parameters `place` and `near`.' }),
  loosen: z
    .array(
      z.object({
        filter: z.enum(looseFilters),
        total: totalSchema,
        within: z.number().optional().meta({
          description: 'Only for the filter `within`: the next larger distance with matches, in kilometres.',
        }),
      }),
    )
    .optional()
    .meta({
      description:
        'Only without matches: each filter that has matches when it is left out, with their number. The most helpful one comes first. `place` includes `within` and `near`. `within` is not left out but larger.',
    }),
  // Not a value of `loosen`: released remotes fail on a filter that they do not know.
  loosenExcluded: totalSchema.optional().meta({
    description:
      'Only without matches: the total of the same search that does not exclude the places of `understood.excluded`. Absent without any match.',
  }),
  next: z.string().optional().meta({ description: 'The cursor of the next page. Absent on the last page.' }),
});

export type SearchResponse = z.infer<typeof searchResponseSchema>;
export type SearchHint = z.infer<typeof searchHintSchema>;
export type SearchFacets = SearchResponse['facets'];
export type SearchTotal = SearchResponse['total'];
