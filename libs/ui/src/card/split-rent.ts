import { formatRent } from '@roommate/contracts';

interface RentParts {
  currency: string;
  /** The digits in the groups that are usual in Bangladesh: 1,50,000. The last group has the fraction. */
  groups: string[];
  period: string;
}

/** Splits the text of `formatRent(amount)`. The joined parts equal that text. */
export function splitRent(amount: number): RentParts {
  const text = formatRent(amount);
  const [, currency = '', whole = '', fraction = '', period = ''] =
    /^(\D*)(\d*)(\.\d+)?(.*)$/u.exec(text) ?? [];
  const groups = whole.split(/(?=(?:\d{2})*\d{3}$)/u);
  return { currency, groups: [...groups.slice(0, -1), `${groups.at(-1) ?? ''}${fraction}`], period };
}
