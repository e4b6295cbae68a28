import { formatRent } from '@roommate/contracts';

interface RentParts {
  currency: string;
  /** The digits in the groups that are usual in Bangladesh: 1 50 000. */
  groups: string[];
  period: string;
}

/** Splits the text of `formatRent(amount)`. The joined parts equal that text. */
export function splitRent(amount: number): RentParts {
  const text = formatRent(amount);
  const [, currency = '', digits = '', period = ''] = /^(\D*)(\d*)(.*)$/u.exec(text) ?? [];
  const groups = digits.split(/(?=(?:\d{2})*\d{3}$)/u);
  return { currency, groups, period };
}
