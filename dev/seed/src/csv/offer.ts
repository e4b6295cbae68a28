import { z } from 'zod';
import { parsePrice } from './parse-price.ts';

const wholeNumber = (label: string) =>
  z
    .string({ error: `${label} is missing.` })
    .trim()
    .regex(/^[1-9]\d?$/, `${label} must be a whole number from 1 to 99.`)
    .transform(Number);

/** A row of the CSV: a rental offer of a flat. Other columns are ignored. */
export const offerSchema = z.object({
  Location: z.string({ error: 'Location is missing.' }).trim().min(1, 'Location is empty.'),
  Area: z
    .string({ error: 'Area is missing.' })
    .trim()
    .regex(/^[\d,]+ sqft$/, 'Area must be like "1,600 sqft".'),
  Bed: wholeNumber('Bed'),
  Bath: wholeNumber('Bath'),
  /** BDT per month. */
  Price: z.string({ error: 'Price is missing.' }).transform((text, context) => {
    const amount = parsePrice(text);
    if (amount !== undefined) return amount;
    context.addIssue('Price must be like "20 Thousand" or "1.5 Lakh".');
    return z.NEVER;
  }),
});

export type Offer = z.infer<typeof offerSchema>;
