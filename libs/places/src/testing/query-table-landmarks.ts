/**
 * Queries in the form of query-table.ts that name a place by what is beside it. A listing had to contain "opposite",
 * "front" and "circle".
 */
export const landmarksQueryTable = `
opposite of jamuna future park | jamuna-future-park | within=2 |
opposite side of nsu | nsu | within=2 |
in front of buet | buet | within=2 |
behind bashundhara city | bashundhara-city | within=2 |
buet er ulto dike | buet | within=2 |
mirpur highway savar | savar | |
buet er samne | buet | within=2 |
buet er shamne seat | buet | within=2 roomType=Shared |
ঢাকা মেডিকেলের সামনে সিট | dmch | within=2 roomType=Shared |
নিউ মার্কেটের পেছনে | new-market | within=2 |
2km radius of dhanmondi 27 | dhanmondi-27 | within=2 |
mirpur 10 circle | mirpur-10 | |
gulshan 2 gol chokkor | gulshan-2 | |
gulshan 1 gol chottor theke 10 min | gulshan-1 | within=0.8 |
malibagh mor | malibagh | |
মালিবাগ মোড়ে | malibagh | |
gabtoli bus terminal | gabtoli | |
mohakhali flyover er pashe | mohakhali | within=2 |
akta single room lagbe mirpur er dike | mirpur | roomType=Single |
dhanmondi 27 er mathay | dhanmondi-27 | |
samner mash theke room mirpur | mirpur | |
সামনের মাস থেকে মিরপুরে রুম | mirpur | |
samner soptahe uttara | uttara | |
next mash theke mirpur | mirpur | |
front room mirpur | mirpur | | front
circle | | | circle
rajuk apartment uttara 18 | uttara-18 | |
banani chairman bari | banani | |
amtoli mohakhali | mohakhali | |
room in amtoli | | | amtoli
chairman bari | | | chairman
jfp er kache room | jamuna-future-park | within=2 |
prominent housing | pc-culture | |
shia masjid er pashe | ring-road | within=2 |
satmasjid er pashe | satmasjid-road | within=2 |
tokyo square | japan-garden-city | |
shialbari mor | rupnagar | |
indoor stadium mirpur | mirpur-2 | |
mirbagh | boro-maghbazar | |
wapda road | rampura-west | |
room near bcs computer city | agargaon | within=2 |
shyamoli square er kache | shyamoli | within=2 |
purobi cinema | mirpur-11 | |
mirpur sare 11 | mirpur-11 | |
mirpur 12 ceramic road | mirpur-12 | |
nsu gate er kache seat | nsu | within=2 roomType=Shared |
mohammadia housing ltd | mohammadia-housing | |
mohammadi housing society | mohammadi-housing | |
কল্যাণপুর বাস স্ট্যান্ড | kallyanpur | |
ঝিগাতলা বাসস্ট্যান্ড | jigatola | |
`;
