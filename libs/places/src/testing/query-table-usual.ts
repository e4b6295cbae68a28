/**
 * Queries in the form of query-table.ts with the usual words of the market. A third manual test found them. A listing
 * had to contain "sublet", and the bed of a "master bed room" was a seat. "Under 10" was not a rent. Rows of other
 * tables with "sublet" and "2 bed flat" have been corrected for the same reason. "Near metro" was first a word that rooms
 * can have in their text. Few of the rooms beside a station have it.
 */
export const usualQueryTable = `
sublet mirpur 2 | mirpur-2 | |
সাবলেট মিরপুর ২ | mirpur-2 | |
সাব লেট মিরপুর ২ এ | mirpur-2 | |
sub-let banani | banani | |
sublet banasree single 6k | banasree | rentMax=6000 roomType=Single |
sublet | | |
female sublet lagbe farmgate | farmgate | | | household=women
paying guest dhanmondi girls | dhanmondi | | | household=women
পেয়িং গেস্ট ধানমন্ডি | dhanmondi | |
to-let mirpur 10 | mirpur-10 | |
tolet badda 8k | badda | rentMax=8000 |
টু লেট উত্তরা | uttara | |
টুলেট মিরপুর ১ | mirpur-1 | |
basha vara shyamoli | shyamoli | |
বাসা ভাড়া খিলগাঁও | khilgaon | |
master bed room uttara 10k | uttara | rentMax=10000 | | master bed
master bedroom mirpur | mirpur | | | master bedroom
master bedroom seat badda | badda | roomType=Shared | | master bedroom
মাস্টার বেড রুম উত্তরা | uttara | | | মাস্টার বেড
bed room banani | banani | |
2 bed flat badda 12k | badda | rentMax=12000 |
3 bed house banasree | banasree | |
2 bed basa mirpur 1 | mirpur-1 | |
২ বেড ফ্ল্যাট বাড্ডা | badda | |
2 bed room farmgate | farmgate | |
1 bed badda | badda | roomType=Shared |
bed seat farmgate | farmgate | roomType=Shared |
mirpur under 10 | mirpur | rentMax=10000 |
under 10 mirpur 2 | mirpur-2 | rentMax=10000 |
max 12 single room banani | banani | rentMax=12000 roomType=Single |
less than 15 uttara | uttara | rentMax=15000 |
budget 8-10 badda | badda | rentMin=8000 rentMax=10000 |
between 5 and 8 badda | badda | rentMin=5000 rentMax=8000 |
badda above 10 | badda | rentMin=10000 |
below 7.5 rampura | rampura | rentMax=7500 |
badda 10 er moddhe | badda | rentMax=10000 |
farmgate 8 er niche | farmgate | rentMax=8000 |
বাড্ডা ১০ এর মধ্যে | badda | rentMax=10000 |
ফার্মগেট ৮ এর নিচে রুম | farmgate | rentMax=8000 |
mirpur 10 er moddhe | mirpur-10 | |
max 2 people banani | banani | |
max 3 rooms banani | banani | |
house 12 under 10 badda | badda | rentMax=10000 |
under 10 badda house 12 max | badda | rentMax=10000 |
under 10 km from buet | buet | within=10 |
buet max 15 min | buet | within=1.2 |
under 2 months badda | badda | |
below 5th floor badda | badda | |
under 8k near metro | | metroWithin=2 rentMax=8000 |
dhanmondi near metro | dhanmondi | metroWithin=2 |
near NSU and metro | nsu | within=2 | | metro
metro er kache basa | | metroWithin=2 |
মেট্রোর কাছে ৮ হাজার টাকার মধ্যে | | metroWithin=2 rentMax=8000 |
near mirpur 10 metro | mrt-mirpur-10 | within=2 |
uttara newest | uttara | |
latest rooms uttara | uttara | |
recent post badda | badda | |
posted this week uttara | uttara | postedWithin=7 |
uttara today | uttara | postedWithin=1 |
today's posts mirpur | mirpur | postedWithin=1 |
last 3 days badda | badda | postedWithin=3 |
posted within 24 hours banani | banani | postedWithin=1 |
new rooms this month uttara | uttara | postedWithin=30 |
ajker post mirpur | mirpur | postedWithin=1 |
goto 7 diner post uttara | uttara | postedWithin=7 |
আজকের পোস্ট মিরপুর | mirpur | postedWithin=1 |
এই সপ্তাহের পোস্ট উত্তরা | uttara | postedWithin=7 |
গত ৭ দিনে বাড্ডা | badda | postedWithin=7 |
need a room today badda | badda | |
need a new room today badda | badda | |
no more than 10 badda | badda | rentMax=10000 |
max 2 roommates badda | badda | |
room from this month mirpur | mirpur | |
uttara photo | uttara | hasPhoto=true |
single room with photos badda | badda | hasPhoto=true roomType=Single |
chobi soho basa mirpur | mirpur | hasPhoto=true |
ছবিসহ রুম উত্তরা | uttara | hasPhoto=true |
no photo badda | badda | |
photo lagbe na badda | badda | |
mirpur 10 ar kachakachi | mirpur-10 | within=2 |
8k ar moddhe badda | badda | rentMax=8000 |
basundhara d block | bashundhara-d | |
bashundhara d block e basa | bashundhara-d | |
d block, basundhara | bashundhara-d | |
ডি ব্লক বসুন্ধরা | bashundhara-d | |
road 27 dhanmondi | dhanmondi-27 | |
house 12 road 32 dhanmondi | dhanmondi-32 | |
রোড ২৭, ধানমন্ডি | dhanmondi-27 | |
house 27 dhanmondi | dhanmondi | |
girl's seat badda | badda | roomType=Shared | | household=women
1 month advance 6k mirpur | mirpur | rentMax=6000 |
advance 2 month, 5k, badda | badda | rentMax=5000 |
2 maser advance 8k | | rentMax=8000 |
mirpur 10 advance 1 month 6k | mirpur-10 | rentMax=6000 |
১ মাসের অগ্রিম ৬ হাজার | | rentMax=6000 |
no advance mirpur | mirpur | |
mirpur 2 no advance | mirpur-2 | |
advance chara room mirpur | mirpur | |
advance | | | advance
khala available mess farmgate | farmgate | roomType=Shared availability=available | | khala
bua soho room mirpur | mirpur | | | bua
মিরপুরে বুয়া আছে এমন মেস | mirpur | roomType=Shared | | বুয়া
`;
