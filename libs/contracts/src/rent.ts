import { z } from 'zod';
import { CURRENCY, RENT_MAX_BDT, RENT_MIN_BDT, RENT_PERIOD } from './constants.ts';
import { groupDigits } from './format-rent.ts';
import { missingOr } from './text.ts';

const TOO_LOW = `Rent amount must be at least ${groupDigits(RENT_MIN_BDT)} ${CURRENCY}.`;
const TOO_HIGH = `Rent amount must be at most ${groupDigits(RENT_MAX_BDT)} ${CURRENCY}.`;

/** A rent in BDT per month. Each mistake has one message. */
export const rentSchema = z
  .number({ error: missingOr('Rent amount', 'a number') })
  // Numbers that are too large to be exact are too high, not fractions.
  .int({
    abort: true,
    error: ({ code }) => {
      if (code === 'too_big') return TOO_HIGH;
      return code === 'too_small' ? TOO_LOW : 'Rent amount must be a whole number.';
    },
  })
  .min(RENT_MIN_BDT, TOO_LOW)
  .max(RENT_MAX_BDT, TOO_HIGH)
  .meta({ description: `${CURRENCY} per ${RENT_PERIOD}`, example: 12500 });
