/**
 * Queries in the form of query-table.ts that a fourth and a sixth manual test found. "Last 7 days mirpur" was Mirpur DOHS,
 * and "mirpur sec 10" was all of Mirpur. A listing had to contain words such as "sudhu" and "flatmate".
 */
export const slipsQueryTable = `
last 7 days mirpur | mirpur | postedWithin=7 |
posted in last 7 days mirpur | mirpur | postedWithin=7 |
mirpur sec 10 | mirpur-10 | |
mirpur sec-11 | mirpur-11 | |
mirpur sector 2 | mirpur-2 | |
sec 11 block c mirpur | mirpur-11-c | |
all dhaka | dhaka | |
not rented | | availability=available |
arambag mirpur | arambag-pallabi | |
arambag | arambagh | |
6~8k | | rentMin=6000 rentMax=8000 |
6000/8000 | | rentMin=6000 rentMax=8000 |
8 hajarer moddhe mirpur | mirpur | rentMax=8000 |
10 hajarer niche | | rentMax=10000 |
ek room mirpur | mirpur | |
vai room lagbe mirpur | mirpur | |
sudhu chele mirpur | mirpur | | | household=men
শুধু ছেলে মিরপুর | mirpur | | | household=men
mirpur er ashe pashe | mirpur | within=2 |
flatmate needed mirpur | mirpur | |
room mate mirpur | mirpur | |
negotiable rent mirpur | mirpur | |
viqarunnisa school | vns | |
bosila 40 feet | bosila | |
goran bazar | goran | |
rupnagar residential | rupnagar | |
বসুন্ধরা আ/এ | bashundhara | |
H#12 R#5 uttara sector 3 | uttara-3 | |
mirpur room for school teacher | mirpur | | school teacher |
uttara near bazar | uttara | within=2 | bazar |
khilgaw | khilgaon | |
balughat | balughat | |
khamarbari | khamarbari | |
central road | central-road | |
bhooter goli | bhooter-goli | |
farashganj | farashganj | |
beraid | beraid | |
united city | united-city | |
dhaka dental | dhaka-dental | |
lalbagh kella | keller-mor | |
jonopoth | sayedabad | |
jonopoth mor | sayedabad | |
জনপথ মোড় | sayedabad | |
sonargaon janapath | uttara | |
suvastu | shahjadpur | |
subastu nazar valley | shahjadpur | |
dmc hall | dmch | |
near du hall under 5k | du | within=2 rentMax=5000 |
বুয়েট হলের কাছে | buet | within=2 |
hall | | | hall
fuller road | du | |
bata signal | elephant-road | |
idb bhaban | agargaon | |
mirpur stadium | mirpur-2 | |
sony cinema hall | mirpur-2 | |
botanical garden | mirpur-zoo | |
`;
