import {
  CURRENCY,
  homeChoiceNames,
  homeQuestions,
  PREFERRED_PLACES_MAX,
  RENT_PERIOD,
  roomTypes,
  type PreferenceName,
  type Preferences,
} from '@roommate/contracts';
import {
  Button,
  FormActions,
  FormGrid,
  FormGridWide,
  NumberField,
  SelectField,
  TextField,
} from '@roommate/ui';
import { preferenceTexts } from './preference-texts.ts';
import { PlacePicker } from './place-picker.tsx';
import { preferenceLabels, statedNames, wishOptions } from './preference-values.ts';
import styles from './preferences.module.css';
import { usePreferencesForm } from './use-preferences-form.ts';

const roomTypeOptions = [
  { value: '', label: 'No preference' },
  ...roomTypes.map((value) => ({ value, label: value })),
];

/** What the user looks for. All fields are optional. */
export function PreferencesForm({ uid, stored }: { uid: string; stored: Preferences }) {
  const state = usePreferencesForm(uid, stored);
  const { form, values, typed, errors, isPending, change, type, submit, clear } = state;
  const field = (name: string) => ({ id: `preference-${name}`, error: errors[name] });
  const stated = statedNames(values);
  const toggle = (name: PreferenceName, isOn: boolean): void =>
    change({
      dealbreakers: isOn
        ? [...values.dealbreakers, name]
        : values.dealbreakers.filter((other) => other !== name),
    });
  return (
    <form
      ref={form}
      className={styles.form}
      noValidate
      onSubmit={submit}
      aria-label="What you are looking for"
    >
      <FormGrid>
        <NumberField
          {...field('rentMax')}
          {...preferenceTexts.rentMax}
          prefix={CURRENCY}
          suffix={`/${RENT_PERIOD}`}
          value={values.rentMax}
          onChange={({ target }) => change({ rentMax: target.value })}
        />
        <SelectField
          {...field('roomType')}
          {...preferenceTexts.roomType}
          options={roomTypeOptions}
          value={values.roomType}
          onChange={({ target }) => change({ roomType: target.value })}
        />
        <FormGridWide>
          <PlacePicker
            {...field('places')}
            {...preferenceTexts.places}
            picked={values.places}
            text={typed.places}
            max={PREFERRED_PLACES_MAX}
            onChange={(places) => change({ places })}
            onText={(text) => type('places', text)}
          />
        </FormGridWide>
        <PlacePicker
          {...field('travelTo')}
          {...preferenceTexts.travelTo}
          picked={values.travelTo}
          text={typed.travelTo}
          max={1}
          onChange={(travelTo) => change({ travelTo })}
          onText={(text) => type('travelTo', text)}
        />
        <NumberField
          {...field('travelKm')}
          {...preferenceTexts.travelKm}
          suffix="km"
          value={values.travelKm}
          onChange={({ target }) => change({ travelKm: target.value })}
        />
        <TextField
          {...field('moveIn')}
          {...preferenceTexts.moveIn}
          type="date"
          value={values.moveIn}
          onChange={({ target }) => change({ moveIn: target.value })}
        />
        {homeChoiceNames.map((name) => (
          <SelectField
            key={name}
            {...field(name)}
            label={homeQuestions[name]}
            options={wishOptions(name)}
            value={values.wishes[name] ?? ''}
            onChange={({ target }) => change({ wishes: { ...values.wishes, [name]: target.value } })}
          />
        ))}
      </FormGrid>
      {stated.length > 0 && (
        <fieldset className={styles.dealbreakers}>
          <legend>Dealbreakers</legend>
          <p className={styles.note}>A room that does not meet one of these is not listed below.</p>
          {stated.map((name) => (
            <label key={name}>
              <input
                type="checkbox"
                checked={values.dealbreakers.includes(name)}
                onChange={({ target }) => toggle(name, target.checked)}
              />
              {preferenceLabels[name]}
            </label>
          ))}
        </fieldset>
      )}
      <FormActions>
        <Button type="submit" busy={isPending} busyLabel="Saving...">
          Save Preferences
        </Button>
        {Object.keys(stored).length > 0 && (
          <Button variant="quiet" onClick={() => void clear()}>
            Delete Preferences
          </Button>
        )}
      </FormActions>
    </form>
  );
}
