import { MongoError } from '../errors/mongo-error.ts';
import { addNumbers } from '../values/add-numbers.ts';
import { isNumber, typeAlias } from '../values/bson-types.ts';
import { formatDocument } from '../values/format.ts';
import type { ModifierFactory } from './modifier.ts';

export const increment: ModifierFactory = (amount, path) => {
  if (!isNumber(amount)) {
    const shown = formatDocument({ [path]: amount });
    throw new MongoError(14, `Cannot increment with non-numeric argument: ${shown}`);
  }
  return (place, { id }) => {
    const { value } = place;
    if (value === undefined) {
      place.set(amount);
    } else if (isNumber(value)) {
      place.set(addNumbers(value, amount));
    } else {
      throw new MongoError(
        14,
        `Cannot apply $inc to a value of non-numeric type. ${formatDocument({ _id: id })} has the field ` +
          `'${path.split('.').at(-1) ?? ''}' of non-numeric type ${typeAlias(value)}`,
      );
    }
  };
};
