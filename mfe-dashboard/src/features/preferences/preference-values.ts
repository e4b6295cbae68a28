import {
  homeChoiceNames,
  homeQuestions,
  homeTexts,
  homeWishes,
  preferenceNames,
  preferencesSchema,
  readAmount,
  readNumber,
  TRAVEL_DEFAULT_KM,
  type HomeChoice,
  type PreferenceName,
  type Preferences,
} from '@roommate/contracts';

/** The values of the form's controls, '' for no preference. */
export interface PreferenceValues {
  rentMax: string;
  roomType: string;
  moveIn: string;
  places: string[];
  /** At most one place. */
  travelTo: string[];
  travelKm: string;
  wishes: Partial<Record<HomeChoice, string>>;
  dealbreakers: PreferenceName[];
}

export function toPreferenceValues(preferences: Preferences): PreferenceValues {
  const { rentMax = '', roomType = '', moveIn = '', places = [], travelTo, travelKm } = preferences;
  const wishes: PreferenceValues['wishes'] = {};
  for (const name of homeChoiceNames) wishes[name] = preferences[name] ?? '';
  return {
    rentMax: String(rentMax),
    ...{ roomType, moveIn, places },
    travelTo: travelTo === undefined ? [] : [travelTo],
    travelKm: String(travelKm ?? TRAVEL_DEFAULT_KM),
    wishes,
    dealbreakers: preferences.dealbreakers ?? [],
  };
}

/** The stated preferences, before validation. Leaves out dealbreakers whose preference was removed. */
function fromPreferenceValues(values: PreferenceValues): Record<string, unknown> {
  const { rentMax, roomType, moveIn, places, travelTo, travelKm, wishes, dealbreakers } = values;
  const [target] = travelTo;
  const stated: Record<string, unknown> = {
    ...(rentMax.trim() !== '' && { rentMax: readAmount(rentMax) }),
    ...(places.length > 0 && { places }),
    ...(target !== undefined && { travelTo: target, travelKm: readNumber(travelKm) ?? 0 }),
    ...(roomType !== '' && { roomType }),
    ...(moveIn !== '' && { moveIn }),
    ...Object.fromEntries(Object.entries(wishes).filter(([, value]) => value !== '')),
  };
  const kept = dealbreakers.filter((name) => name in stated);
  return { ...stated, ...(kept.length > 0 && { dealbreakers: kept }) };
}

/** The preferences that the values state, in the order of the form. */
export const statedNames = (values: PreferenceValues): PreferenceName[] => {
  const stated = fromPreferenceValues(values);
  return preferenceNames.filter((name) => name in stated);
};

/** @returns the preferences, or the message of each wrong field */
export function readPreferences(values: PreferenceValues) {
  const { success, data, error } = preferencesSchema.safeParse(fromPreferenceValues(values));
  if (success) return { preferences: data };
  return { errors: error.issues.map(({ path, message }) => ({ field: String(path[0]), message })) };
}

/** Names the preferences beside their checkboxes. */
export const preferenceLabels: Record<PreferenceName, string> = {
  rentMax: 'Highest rent',
  places: 'Places',
  travelTo: 'Distance',
  roomType: 'Room type',
  moveIn: 'Move-in date',
  ...homeQuestions,
};

export const wishOptions = (name: HomeChoice) => {
  const texts: Partial<Record<string, string>> = homeTexts[name];
  const wishes: readonly string[] = homeWishes[name];
  return [
    { value: '', label: 'No preference' },
    ...wishes.map((value) => ({ value, label: texts[value] ?? value })),
  ];
};
