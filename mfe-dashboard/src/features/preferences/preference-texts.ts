import { CURRENCY, PREFERRED_PLACES_MAX, RENT_PERIOD } from '@roommate/contracts';
import { preferenceLabels } from './preference-values.ts';

/** The texts of the fields before the home. The form and its skeleton share them, so both have the same height. */
export const preferenceTexts = {
  rentMax: { label: preferenceLabels.rentMax, hint: `In ${CURRENCY} per ${RENT_PERIOD}` },
  roomType: { label: preferenceLabels.roomType, hint: 'A room of your own, or a shared one' },
  places: { label: 'Places to live in', hint: `Up to ${PREFERRED_PLACES_MAX} areas` },
  travelTo: { label: 'Place to travel to', hint: 'Your university, station or work area' },
  travelKm: { label: 'Maximum distance', hint: 'In kilometres' },
  moveIn: { label: preferenceLabels.moveIn },
};
