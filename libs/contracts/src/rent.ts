import { z } from 'zod';
import { CURRENCY, RENT_MAX_BDT, RENT_MIN_BDT, RENT_PERIOD } from './constants.ts';
import { groupDigits } from './format-rent.ts';
import { missingOr } from './text.ts';

const RULE = `Rent amount must be a whole number from ${groupDigits(RENT_MIN_BDT)} to ${groupDigits(RENT_MAX_BDT)} ${CURRENCY}.`;

/** A rent in BDT per month. */
export const rentSchema = z
  .number({ error: missingOr('Rent amount', 'a number') })
  .int({ abort: true, error: RULE })
  .min(RENT_MIN_BDT, RULE)
  .max(RENT_MAX_BDT, RULE)
  .meta({ description: `${CURRENCY} per ${RENT_PERIOD}`, example: 12500 });
