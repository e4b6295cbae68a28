import { formatRent } from '@roommate/contracts';

interface RentParts {
  currency: string;
  /** Digits in the groups people in Bangladesh read them in: 1 50 000. */
  groups: string[];
  period: string;
}

/** The parts of the rent's text; put together they are `formatRent(amount)`, letter for letter. */
export function splitRent(amount: number): RentParts {
  const text = formatRent(amount);
  const [, currency = '', digits = '', period = ''] = /^(\D*)(\d*)(.*)$/u.exec(text) ?? [];
  const groups = digits.split(/(?=(?:\d{2})*\d{3}$)/u);
  return { currency, groups, period };
}
