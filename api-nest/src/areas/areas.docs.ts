import { AREA_RULE, areaSchema, areasResponseSchema, similarRentsSchema } from '@roommate/contracts';
import { LISTING_NOT_FOUND } from '../listings/messages.ts';
import { malformedId } from '../openapi/error-examples.ts';
import { listingIdParam } from '../openapi/examples.ts';
import type { OperationDocs } from '../openapi/operation-docs.ts';

export const AREA_NOT_FOUND = 'This area does not exist.';

const dhanmondi = { id: 'dhanmondi', name: 'Dhanmondi', nameBn: 'ধানমন্ডি' };
const rents = { sample: 41, median: 12_000, lowerQuartile: 9000, upperQuartile: 15_500 };

/** The documentation of the operations about areas and their rents. */
export const areaOperations = {
  areas: {
    id: 'listAreas',
    summary: 'List the areas that have matches of a search',
    access: 'anyone',
    scope: 'listings:read',
    rateLimit: 'reads',
    description:
      'Takes the filters of `GET /roommates/search`. Returns each area with matches: its position, its number of rooms, which includes its parts, and their median rent. With more than 1,000 listings and no filter, the numbers can be five minutes old. It also counts rooms that contradict your dealbreakers.',
    visible: 'Every caller gets the same response.',
    hasETag: true,
    response: {
      description: 'The areas, those with the most rooms first.',
      schema: areasResponseSchema,
      example: {
        total: { value: 13, relation: 'eq' },
        counted: 'all',
        areas: [
          {
            ...dhanmondi,
            kind: 'thana',
            at: { lat: 23.7461, lng: 90.3742 },
            around: [],
            rooms: 12,
            relation: 'eq',
            median: 11_500,
            newestAt: '2026-11-20T09:30:00.000Z',
          },
        ],
        elsewhere: 1,
      },
    },
    errors: { 400: { error: 'rentMin must not be higher than rentMax.', field: 'rentMin' } },
  },
  area: {
    id: 'getArea',
    summary: 'Show the rents of an area',
    access: 'anyone',
    scope: 'listings:read',
    rateLimit: 'reads',
    description:
      'Returns the median, quartiles and distribution of the rents. They come from the newest 1,000 listings of the area and its parts. With fewer than 8 listings there is only the size of the sample. The response also has the neighbouring areas, and the nearest metro stations and universities.',
    visible: 'Every caller gets the same response.',
    hasETag: true,
    refusesQuery: true,
    response: {
      description: 'The area.',
      schema: areaSchema,
      example: {
        ...dhanmondi,
        kind: 'area',
        rents: {
          all: rents,
          Single: { ...rents, sample: 38 },
          Shared: { sample: 3 },
          bands: [{ min: 8000, max: 12_000, count: 20 }],
        },
        neighbours: [{ id: 'kalabagan', name: 'Kalabagan', nameBn: 'কলাবাগান', km: 0.9 }],
        stations: [
          { id: 'mrt-farmgate', name: 'Farmgate metro station', nameBn: 'ফার্মগেট মেট্রো স্টেশন', km: 1.8 },
        ],
        universities: [{ id: 'du', name: 'University of Dhaka', nameBn: 'ঢাকা বিশ্ববিদ্যালয়', km: 2.4 }],
      },
    },
    errors: { 400: { error: AREA_RULE, field: 'area' }, 404: AREA_NOT_FOUND },
    params: { area: { description: 'The id of an area. `GET /areas` has ids.', example: dhanmondi.id } },
  },
  similarRentsAt: {
    id: 'getRentsForLocation',
    summary: 'Show the rents of similar rooms around a location',
    access: 'anyone',
    scope: 'listings:read',
    rateLimit: 'reads',
    description:
      'Takes `placeId`, or finds the place of `location`, as for a new listing. With `listing`, the place is the one that this listing would have after the edit. Returns the rents of the smallest area around it with at least 8 rooms. If no area has 8, the response has the smallest area and its number of rooms. If the place is not known, `sample` is 0 and `area` is absent.',
    visible: 'Every caller gets the same response.',
    hasETag: true,
    response: {
      description: 'The rents.',
      schema: similarRentsSchema,
      example: { area: dhanmondi, ...rents },
    },
    errors: {
      400: { error: 'roomType must be one of: Single, Shared.', field: 'roomType' },
      404: LISTING_NOT_FOUND,
    },
  },
  similarRents: {
    id: 'getSimilarRents',
    summary: 'Show the rents of similar rooms',
    access: 'anyone',
    scope: 'listings:read',
    rateLimit: 'reads',
    description:
      'Returns the rents of other rooms of the same type. They are from the smallest area around the listing with at least 8 of them. If no area has 8, the response has the smallest area and its number of rooms.',
    visible: 'Every caller gets the same response.',
    hasETag: true,
    refusesQuery: true,
    response: {
      description: 'The rents.',
      schema: similarRentsSchema,
      example: { area: dhanmondi, ...rents },
    },
    errors: {
      400: malformedId,
      404: LISTING_NOT_FOUND,
    },
    params: listingIdParam,
  },
} satisfies Record<string, OperationDocs>;
