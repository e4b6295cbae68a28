const units = { thousand: 1_000, lakh: 100_000, crore: 10_000_000 } as const;

const isUnit = (text: string): text is keyof typeof units => Object.hasOwn(units, text);

/**
 * BDT per month of a price such as "20 Thousand", "1.5 Lakh", "1.2 Crore" or "12,500".
 * @returns undefined if the text is not a price
 */
export function parsePrice(text: string): number | undefined {
  const match = /^(\d+(?:,\d+)*(?:\.\d+)?)(?:\s+([a-z]+))?$/i.exec(text.trim());
  const amount = Number(match?.[1]?.replaceAll(',', ''));
  const unit = match?.[2]?.toLowerCase();
  if (!match || Number.isNaN(amount)) return undefined;
  if (unit === undefined) return amount;
  // Rounded, because 1.1 * 100,000 is not exactly 110,000.
  return isUnit(unit) ? Math.round(amount * units[unit]) : undefined;
}
