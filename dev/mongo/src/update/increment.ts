import { MongoError } from '../errors/mongo-error.ts';
import { addNumbers } from '../values/add-numbers.ts';
import { isNumber, typeAlias } from '../values/bson-types.ts';
import type { ModifierFactory } from './modifier.ts';

export const increment: ModifierFactory = (amount, path) => {
  if (!isNumber(amount))
    throw new MongoError(
      14,
      `Cannot increment '${path}' with non-numeric argument of type ${typeAlias(amount)}`,
    );
  return (place) => {
    const { value } = place;
    if (value === undefined) {
      place.set(amount);
    } else if (isNumber(value)) {
      place.set(addNumbers(value, amount));
    } else {
      throw new MongoError(
        14,
        `Cannot apply $inc to a value of non-numeric type. The field '${path}' has the type ${typeAlias(value)}`,
      );
    }
  };
};
