/**
 * Queries in the form of query-table.ts that an eighth manual test found. A listing had to contain "nombor".
 * "Uttara Azampur" was North Azampur, and "Begunbari" was Bagan Bari.
 */
export const phrasesQueryTable = `
mirpur 10 nombor | mirpur-10 | |
10 nombor mirpur | mirpur-10 | |
mirpur 10 nambar gol chottor | mirpur-10 | |
mirpur 2 nombor 5k | mirpur-2 | rentMax=5000 |
mirpur 12 nong | mirpur-12 | |
7 nombor sector uttara | uttara-7 | |
sector 7 nombor uttara | uttara-7 | |
uttara azampur | azampur | |
উত্তরা আজমপুর | azampur | |
begunbari | tejgaon-industrial | |
shishu mela | shyamoli | |
police plaza er pashe seat | gulshan-1 | within=2 roomType=Shared |
abul hotel | malibagh-chowdhurypara | |
`;
