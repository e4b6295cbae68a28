import { Types } from 'mongoose';
import { type Criteria, type ListingFilter, criteriaFilter, rentRange } from './criteria.ts';
import type { PlaceFilter } from './place-scope.ts';
import type { StageOrder, StagePosition } from './search-order.ts';

/** A part of an order as a query: its filter, and the sort that an index serves. */
interface OrderedPart {
  filter: ListingFilter;
  sort: Record<string, 1 | -1>;
}

/**
 * The listings of a search in some of its places, in a part of an order.
 * @param after only what comes after this position
 * @param upTo only what comes before this position, and the listing at it
 */
export function partOf(
  order: StageOrder,
  criteria: Criteria,
  place: PlaceFilter,
  after: StagePosition | undefined,
  upTo: StagePosition | undefined,
): OrderedPart {
  const { field, direction } = order;
  const filter = criteriaFilter(criteria, place);
  const withBounds = (bounds: readonly ListingFilter[]): ListingFilter =>
    bounds.length === 0 ? filter : { ...filter, $and: [...(filter.$and ?? []), ...bounds] };
  if (hasOneValue(order, criteria) || (after && after.value === upTo?.value)) {
    const bounds = [
      ...(after ? [{ [field]: valueAt(order, after) }, { _id: afterId(order, after) }] : []),
      ...(upTo ? [{ [field]: valueAt(order, upTo) }, { _id: upToId(order, upTo) }] : []),
    ];
    return { filter: withBounds(bounds), sort: { _id: direction } };
  }
  const bounds = [
    ...(after ? boundsAt(order, after, '>') : []),
    ...(upTo ? boundsAt(order, upTo, '<=') : []),
  ];
  return { filter: withBounds(bounds), sort: sortOf(order, criteria) };
}

/** The sort that an index serves, for a whole order. */
export const sortOf = (order: StageOrder, criteria: Criteria): OrderedPart['sort'] => ({
  ...(!hasOneValue(order, criteria) && { [order.field]: order.direction }),
  _id: order.direction,
});

/** An index with one value of the field is in the order of the ids. By both fields, a database would sort. */
function hasOneValue({ field }: StageOrder, criteria: Criteria): boolean {
  const { $gte, $lte } = rentRange(criteria) ?? {};
  return field === 'rentAmount' && $gte !== undefined && $gte === $lte;
}

const valueAt = ({ field }: StageOrder, { value }: StagePosition) =>
  field === 'createdAt' ? new Date(value) : value;

const afterId = ({ direction }: StageOrder, { id }: StagePosition) => ({
  [direction === 1 ? '$gt' : '$lt']: new Types.ObjectId(id),
});

const upToId = ({ direction }: StageOrder, { id }: StagePosition) => ({
  [direction === 1 ? '$lte' : '$gte']: new Types.ObjectId(id),
});

/** The first condition bounds the index scan. The second decides between listings with the same value. */
function boundsAt(order: StageOrder, position: StagePosition, side: '>' | '<='): ListingFilter[] {
  const { field, direction } = order;
  const isUpwards = (direction === 1) === (side === '>');
  const value = valueAt(order, position);
  return [
    { [field]: { [isUpwards ? '$gte' : '$lte']: value } },
    {
      $or: [
        { [field]: { [isUpwards ? '$gt' : '$lt']: value } },
        { [field]: value, _id: side === '>' ? afterId(order, position) : upToId(order, position) },
      ],
    },
  ] as ListingFilter[];
}
