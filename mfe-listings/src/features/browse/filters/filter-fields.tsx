import { availabilities, roomTypes, type PageSearch } from '@roommate/contracts';
import { SelectField } from '@roommate/ui';
import type { SearchSummary } from '../matches/fetch-matches.ts';
import { availabilityText, placeNames } from './active-filters.ts';
import { ChoiceField } from './choice-field.tsx';
import { DistanceField } from './distance-field.tsx';
import type { FacetCounts } from './facet-counts.ts';
import styles from './filter-fields.module.css';
import { metroOptionsWith, postedOptionsWith } from './filter-texts.ts';
import { filtersOf, type FilterChange } from './filters-of.ts';
import { RentFields } from './rent-fields.tsx';

interface FilterFieldsProps {
  search: PageSearch;
  summary: SearchSummary | undefined;
  /** Of the search on the screen. */
  counts: FacetCounts;
  /** The form that sends the fields without JavaScript. */
  formId?: string | undefined;
  onChange: (change: FilterChange) => void;
}

const MAX_PLACES = 8;
const anyChoice = { value: '', label: 'Any' };
/** All filters. Each applies when it changes. */
export function FilterFields({ search, summary, counts, formId, onChange }: FilterFieldsProps) {
  const filters = filtersOf(search, summary?.understood);
  const { places = [], metroWithin, roomType, availability, postedWithin, hasPhoto } = filters;
  const names = placeNames(summary);
  const offered = [...new Set([...places, ...(summary?.facets.places.values.map(({ id }) => id) ?? [])])];
  return (
    <div className={styles.fields}>
      <RentFields
        {...filters}
        formId={formId}
        rentMin={filters.rentMin}
        rentMax={filters.rentMax}
        onChange={onChange}
      />
      <ChoiceField
        label="Room type"
        name="roomType"
        type="radio"
        formId={formId}
        chosen={[roomType ?? '']}
        choices={[
          anyChoice,
          ...roomTypes.map((value) => ({ value, label: value, count: counts.roomType(value) })),
        ]}
        onToggle={(value) => onChange(() => ({ roomType: roomTypes.find((type) => type === value) }))}
      />
      <ChoiceField
        label="Availability"
        name="availability"
        type="radio"
        formId={formId}
        chosen={[availability ?? '']}
        choices={[
          anyChoice,
          ...availabilities.map((value) => ({
            value,
            label: availabilityText[value],
            count: counts.availability(value),
          })),
        ]}
        onToggle={(value) => onChange(() => ({ availability: availabilities.find((one) => one === value) }))}
      />
      {offered.length > 0 && (
        <ChoiceField
          label="Area"
          name="place"
          type="checkbox"
          formId={formId}
          chosen={places}
          choices={offered
            .slice(0, Math.max(MAX_PLACES, places.length))
            .map((id) => ({ value: id, label: names.get(id) ?? id, count: counts.place(id) }))}
          onToggle={(id, isChosen) =>
            onChange(({ places: all = [] }) => {
              const others = all.filter((place) => place !== id);
              return { places: isChosen ? [...others, id] : others };
            })
          }
        />
      )}
      <DistanceField filters={filters} summary={summary} formId={formId} onChange={onChange} />
      <SelectField
        label="Metro"
        name="metroWithin"
        form={formId}
        value={metroWithin === undefined ? '' : String(metroWithin)}
        options={metroOptionsWith(metroWithin)}
        onChange={({ target }) =>
          onChange(() => ({ metroWithin: target.value === '' ? undefined : Number(target.value) }))
        }
      />
      <SelectField
        label="Posted"
        name="postedWithin"
        form={formId}
        value={postedWithin === undefined ? '' : String(postedWithin)}
        options={postedOptionsWith(postedWithin)}
        onChange={({ target }) =>
          onChange(() => ({ postedWithin: target.value === '' ? undefined : Number(target.value) }))
        }
      />
      <ChoiceField
        label="Photo"
        name="hasPhoto"
        type="checkbox"
        formId={formId}
        chosen={hasPhoto ? ['true'] : []}
        choices={[{ value: 'true', label: 'Only with a photo' }]}
        onToggle={(_, isChosen) => onChange(() => ({ hasPhoto: isChosen || undefined }))}
      />
    </div>
  );
}
