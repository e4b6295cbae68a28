import { AREA_RULE, areaSchema, areasResponseSchema, similarRentsSchema } from '@roommate/contracts';
import { LISTING_NOT_FOUND } from '../listings/messages.ts';
import { listingExample } from '../openapi/examples.ts';
import type { OperationDocs } from '../openapi/operation-docs.ts';

export const AREA_NOT_FOUND = 'This area does not exist.';

const dhanmondi = { id: 'dhanmondi', name: 'Dhanmondi', nameBn: 'ধানমন্ডি' };
const rents = { sample: 41, median: 12_000, lowerQuartile: 9000, upperQuartile: 15_500 };

/** The documentation of the operations about areas and their rents. */
export const areaOperations = {
  areas: {
    id: 'listAreas',
    summary: 'Show where the matches of a search are',
    access: 'anyone',
    scope: 'listings:read',
    rateLimit: 'reads',
    description:
      'Takes the filters of `GET /roommates/search`. Returns each area that has matches, with its position, the number of rooms, and the median of their rents: what a map shows.',
    visible: 'Everybody sees everything.',
    hasETag: true,
    response: {
      description: 'The areas, those with the most rooms first.',
      schema: areasResponseSchema,
      example: {
        total: { value: 13, relation: 'eq' },
        areas: [
          {
            ...dhanmondi,
            kind: 'thana',
            at: { lat: 23.7461, lng: 90.3742 },
            around: [],
            rooms: 12,
            median: 11_500,
          },
        ],
        elsewhere: 1,
      },
    },
    errors: { 400: { error: 'rentMin must not be higher than rentMax.', field: 'rentMin' } },
  },
  area: {
    id: 'getArea',
    summary: 'Show what a room costs in an area',
    access: 'anyone',
    scope: 'listings:read',
    rateLimit: 'reads',
    description:
      'Returns the median, the quartiles and the distribution of the rents, from the newest 1,000 listings of the area and its parts. Below a sample of 8 it returns only the size of the sample. It also returns the neighbouring areas and the nearest metro stations and universities.',
    visible: 'Everybody sees everything.',
    hasETag: true,
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
    params: { area: { description: 'The id of an area of the gazetteer.', example: dhanmondi.id } },
  },
  similarRentsAt: {
    id: 'getRentsForLocation',
    summary: 'Show the rents of rooms like one that is not posted yet',
    access: 'anyone',
    scope: 'listings:read',
    rateLimit: 'reads',
    description:
      'Finds the place of a location as for a new listing, and returns the rents of rooms in the smallest area around it that has at least 8 of them. Without a known place there is no area.',
    visible: 'Everybody sees everything.',
    hasETag: true,
    response: {
      description: 'The rents.',
      schema: similarRentsSchema,
      example: { area: dhanmondi, ...rents },
    },
    errors: { 400: { error: 'roomType must be one of: Single, Shared.', field: 'roomType' } },
  },
  similarRents: {
    id: 'getSimilarRents',
    summary: 'Show the rents of similar rooms',
    access: 'anyone',
    scope: 'listings:read',
    rateLimit: 'reads',
    description:
      'Returns the rents of other rooms of the same type, in the smallest area around the listing that has at least 8 of them. Otherwise `sample` has their number in the smallest area, and there is no median.',
    visible: 'Everybody sees everything.',
    hasETag: true,
    response: {
      description: 'The rents.',
      schema: similarRentsSchema,
      example: { area: dhanmondi, ...rents },
    },
    errors: {
      400: { error: 'id must be 24 hexadecimal characters.', field: 'id' },
      404: LISTING_NOT_FOUND,
    },
    params: { id: { description: 'The `_id` of a listing.', example: listingExample._id } },
  },
} satisfies Record<string, OperationDocs>;
