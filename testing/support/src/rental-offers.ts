const areas = ['Mirpur', 'Uttara', 'Dhanmondi', 'Mohammadpur', 'Bashundhara R-A', 'Badda', 'Banani'] as const;

/**
 * A CSV of real rental offers in shape and size. It has prices in thousands and lakhs, and areas with a comma in
 * quotes.
 */
export function rentalOffersCsv(rows: number): string {
  const lines = Array.from({ length: rows }, (_, n) => {
    const area = areas[n % areas.length] ?? areas[0];
    const location = `Road ${(n % 40) + 1}, Block ${'ABCDEFGH'[n % 8] ?? 'A'}, ${area}, Dhaka`;
    const sqft = (500 + (n % 60) * 25).toLocaleString('en');
    const price = n % 50 === 0 ? '1.2 Lakh' : `${8 + (n % 70)} Thousand`;
    return `${n},"${location}","${sqft} sqft",${(n % 4) + 1},${(n % 3) + 1},${price}`;
  });
  return [',Location,Area,Bed,Bath,Price', ...lines, ''].join('\n');
}
