/**
 * Queries in the form of query-table.ts, as students, job holders, families and landlords would write them. They come from
 * a second test by hand.
 */
export const askedQueryTable = `
rent 8000 advance 20000 mirpur | mirpur | rentMax=8000 |
mirpur 8000 + service charge 2000 | mirpur | rentMax=8000 |
seat rent 3,000 + meal 2,500 azimpur | azimpur | rentMax=3000 roomType=Shared |
ভাড়া ৮০০০, অগ্রিম ২০০০০, মিরপুর | mirpur | rentMax=8000 |
security deposit 10k rent 5k badda | badda | rentMax=5000 |
room from next month in mirpur | mirpur | |
room next to NSU | nsu | within=2 |
`;
