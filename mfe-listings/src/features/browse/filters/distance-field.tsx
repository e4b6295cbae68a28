import { NEAR_KM, type PageSearch } from '@roommate/contracts';
import { SelectField } from '@roommate/ui';
import type { SearchSummary } from '../matches/fetch-matches.ts';
import { pointsOf } from './distances.ts';
import type { FilterChange } from './filters-of.ts';

interface DistanceFieldProps {
  /** The filters that apply. */
  filters: PageSearch;
  summary: SearchSummary | undefined;
  formId: string | undefined;
  onChange: (change: FilterChange) => void;
}

const distances = [1, 2, 3, 5, 10];

/**
 * What a search without a distance finds.
 * @returns undefined where it finds the rooms within NEAR_KM, which is an option of its own
 */
function noDistance(places: number, points: number, near: string | undefined): string | undefined {
  // A point without a distance only sorts the rooms.
  if (places === 0 || (near !== undefined && points > 0)) return 'Any distance';
  if (points === places) return undefined;
  if (points > 0) return `In areas, ${NEAR_KM} km around others`;
  return places === 1 ? 'In this area only' : 'In these areas only';
}

/** The distance around the places or the point of a search. */
export function DistanceField({ filters, summary, formId, onChange }: DistanceFieldProps) {
  const { places = [], near, within } = filters;
  if (places.length === 0 && near === undefined) return null;
  const points = pointsOf(summary);
  const none = noDistance(places.length, places.filter((id) => points.has(id)).length, near);
  const value = within ?? (none === undefined ? NEAR_KM : undefined);
  const offered = new Set([...distances, ...(value === undefined ? [] : [value])]);
  return (
    <SelectField
      label="Distance"
      name="within"
      form={formId}
      value={value === undefined ? '' : String(value)}
      options={[
        ...(none === undefined ? [] : [{ value: '', label: none }]),
        ...[...offered].sort((a, b) => a - b).map((km) => ({ value: String(km), label: `Within ${km} km` })),
      ]}
      onChange={({ target }) => {
        const km = target.value === '' ? undefined : Number(target.value);
        const isUsual = none === undefined && km === NEAR_KM;
        onChange(() => ({ within: isUsual ? undefined : km }));
      }}
    />
  );
}
