import { CURRENCY } from '@roommate/contracts';
import { DAY_MS } from '../../time/dhaka-day.ts';
import { type Compare, fading } from './agreement.ts';

/** A rent that is higher than the budget by this share does not agree at all. */
const OVER_BUDGET = 0.3;
/** A room that is free this many days too late does not agree at all. */
const LATE_DAYS = 30;

export const compareWithBudget: Compare = ({ rentMax }, { rentAmount }) => {
  if (rentMax === undefined) return undefined;
  const over = rentAmount - rentMax;
  if (over <= 0) return { degree: 1, text: 'In budget' };
  return {
    degree: fading(over, rentMax * OVER_BUDGET),
    text: `${CURRENCY} ${over.toLocaleString('en-IN')} above your budget`,
  };
};

export const compareRoomType: Compare = ({ roomType: wanted }, { roomType }) => {
  if (wanted === undefined) return undefined;
  return wanted === roomType
    ? { degree: 1, text: `${roomType} room, as you asked` }
    : { degree: 0, text: `You asked for a ${wanted} room; this is a ${roomType} room` };
};

/** The last day on which a room must be free. Nobody can move in before today. */
export const lastMoveIn = (moveIn: string, today: string): string => (moveIn > today ? moveIn : today);

/** The date of a room that is taken says nothing. */
export const compareMoveIn: Compare = ({ moveIn }, { home, availability }, today) => {
  if (moveIn === undefined || home?.availableFrom === undefined || availability !== 'available') {
    return undefined;
  }
  const wanted = lastMoveIn(moveIn, today);
  const days = Math.round((Date.parse(home.availableFrom) - Date.parse(wanted)) / DAY_MS);
  if (days <= 0) return { degree: 1, text: 'Free when you want to move in' };
  const late = `${days} ${days === 1 ? 'day' : 'days'}`;
  return {
    degree: fading(days, LATE_DAYS),
    text: `Free ${late} ${moveIn > today ? 'after you want to move in' : 'from today'}`,
  };
};
