/**
 * Queries in the form of query-table.ts, as students, job holders, families and landlords would write them. They come
 * from a second manual test.
 */
export const askedQueryTable = `
rent 8000 advance 20000 mirpur | mirpur | rentMax=8000 |
mirpur 8000 + service charge 2000 | mirpur | rentMax=8000 |
seat rent 3,000 + meal 2,500 azimpur | azimpur | rentMax=3000 roomType=Shared |
ভাড়া ৮০০০, অগ্রিম ২০০০০, মিরপুর | mirpur | rentMax=8000 |
security deposit 10k rent 5k badda | badda | rentMax=5000 |
room from next month in mirpur | mirpur | |
room next to NSU | nsu | within=2 |
Looking for a single room near North South University, budget 8-10k | nsu | within=2 rentMin=8000 rentMax=10000 roomType=Single |
need a seat in mirpur 1, max 3500, for a male student | mirpur-1 | rentMax=3500 roomType=Shared | | household=men, occupation=students
du er pashe seat vara 2500 theke 3500 | du | within=2 rentMin=2500 rentMax=3500 roomType=Shared |
NSU er kache 2 bed flat for 3 friends | nsu | within=2 |
room sharing for job holder (female) in mohakhali dohs | mohakhali-dohs | roomType=Shared | | occupation=workers, household=women
2 bedroom apartment for small family in uttara sector 4, 20-25k | uttara-4 | rentMin=20000 rentMax=25000 | | family
sublet for couple in mirpur 12 with attached washroom | mirpur-12 | | | couple, attached washroom
room for rent from january in banasree block F | banasree-f | |
hostel seat for medical student near dhaka medical college | dmch | within=2 roomType=Shared | | hostel, occupation=students
ekta single room lagbe uttara sector 11 e, 6-7 hajar er moddhe | uttara-11 | rentMin=6000 rentMax=7000 roomType=Single |
bashundhara te mess seat khali ache naki | bashundhara | roomType=Shared availability=available |
mirpur dosh number e room chai | mirpur-10 | |
mohammadpur shia masjid er pashe bachelor basa | ring-road | within=2 | | bachelor
farmgate a chele der mess 3000 er moddhe | farmgate | rentMax=3000 roomType=Shared | | household=men
dhanmondi 32 theke 10 minit hatle emon basa | dhanmondi-32 | within=0.8 |
ধানমন্ডি ১৫ নাম্বারে ফ্যামিলি বাসা ২০ থেকে ২৫ হাজার | dhanmondi-15 | rentMin=20000 rentMax=25000 | | ফ্যামিলি
বসুন্ধরা আবাসিকে ব্যাচেলর ফ্ল্যাট | bashundhara | | | ব্যাচেলর
উত্তরা ১০ নং সেক্টরে সাবলেট | uttara-10 | |
মোহাম্মদপুর তাজমহল রোডে এক রুম ভাড়া | tajmahal-road | |
বুয়েটের কাছে সিঙ্গেল রুম, ধূমপান করি না | buet | within=2 roomType=Single | | smoking=no
জানুয়ারি থেকে রুম লাগবে শ্যামলী | shyamoli | |
dhanmndi 27 romm | dhanmondi-27 | |
muhammodpur 4k er modhe seat | mohammadpur | rentMax=4000 roomType=Shared |
room in banani below tk.15,000/- | banani | rentMax=15000 |
BDT 7,500/month khilgaon | khilgaon | rentMax=7500 |
1.2 lakh gulshan 2 apartment | gulshan-2 | rentMax=120000 |
min 5000 max 8000 badda | badda | rentMin=5000 rentMax=8000 |
6k er opore na badda | badda | rentMax=6000 |
5k per head farmgate | farmgate | rentMax=5000 |
rent within 6000 tk including utility bills | | rentMax=6000 |
15 min walk to Dhaka College | dhaka-college | within=1.2 |
walking distance from Square Hospital | square-hospital | within=1 |
beside Jamuna Future Park, no smoker | jamuna-future-park | within=2 | | smoking=no
near NSU campus, 2nd floor, boys | nsu | within=2 | | household=men
To-let: 2 rooms, 1 kitchen, bachelor allowed, mirpur 11 | mirpur-11 | | | kitchen, bachelor
only female, no male guests, banani | banani | | | household=women
family only no bachelor uttara 7 | uttara-7 | | | family
gas line ache emon basa mirpur | mirpur | | | gas line
vegetarian hindu girl roommate sutrapur | sutrapur | | hindu | food=vegetarian, household=women
1 jon roommate lagbe bashundhara block c, 5500 | bashundhara-c | rentMax=5500 |
notun basa khilkhet nikunja 2 | nikunja-2 | |
tin rumer basa mirpur 6 | mirpur-6 | |
কম খরচে রুম ফার্মগেট | farmgate | |
পরিবারের জন্য ৩ রুমের ফ্ল্যাট উত্তরা সেক্টর ৯ | uttara-9 | | | পরিবারের
৫ মিনিট হাঁটা দূরত্বে বুয়েট | buet | within=0.4 |
roommate needed, rent 5k + bills, badda | badda | rentMax=5000 |
female hostel, meals included, 5500, lalmatia | lalmatia | rentMax=5500 | | household=women, hostel, meals
Assalamu alaikum, mirpur 1 e ekta seat lagbe, student | mirpur-1 | roomType=Shared | | occupation=students
room lagbe!! khilgaon / malibagh / rampura 5-7k | khilgaon, malibagh, rampura | rentMin=5000 rentMax=7000 |
flat share with 2 other guys, mohammadpur, 4.5k | mohammadpur | rentMax=4500 roomType=Shared | | household=men
roommate should be non smoker and student, farmgate | farmgate | | | smoking=no, occupation=students
i work at karwan bazar, need single room walking distance | karwan-bazar | within=1 roomType=Single |
bachelor friendly building in bashundhara | bashundhara | | | bachelor
new married couple, 1 room, mirpur 6, 7k | mirpur-6 | rentMax=7000 | | married couple
Rent: 6500 only. Mirpur 2. Boys. | mirpur-2 | rentMax=6500 | | household=men
To-Let Shyamoli ring road 2 seat students only no smoking | shyamoli, ring-road | roomType=Shared | | occupation=students, smoking=no
available from 1st, single, shewrapara, tk 5,500 | shewrapara | rentMax=5500 roomType=Single availability=available |
kallanpur bus stand | kallyanpur | |
mirpur 10 golchattar er pashe | mirpur-10 | within=2 |
basa vara hobe mirpur 11.5 | mirpur-11 | |
মিরপুর সাড়ে এগারো | mirpur-11 | |
mirpur shat foot road | pirerbag-south | |
moghbazar wireless | maghbazar | |
near bangabandhu medical (PG hospital) shahbag | bmu | within=2 |
gulshan 1 or 2, furnished, no pets | gulshan-1, gulshan-2 | | | furnished, pets=no
need 3 bed flat uttara sector 3 or 4, 25k | uttara-3, uttara-4 | rentMax=25000 |
dhanmondi 27/32 | dhanmondi-27, dhanmondi-32 | |
mirpur 10 ba 11 te basa | mirpur-10, mirpur-11 | |
মিরপুর ১ বা ২ বা ১০ | mirpur-1, mirpur-2, mirpur-10 | |
gulshan 1 and 2 seats | gulshan-1 | roomType=Shared |
mirpur 1 or 2k | mirpur-1 | rentMax=2000 |
mirpur 1 or 2 or mirpur 2 | mirpur-1, mirpur-2 | |
banasree block | banasree | |
banasree block i | banasree | |
banasree block k | banasree | |
banasree block l | banasree | |
banasree block n | banasree | |
banasree blok c | banasree-c | |
aftabnagar block | aftabnagar | |
aftabnagar block i | aftabnagar | |
aftabnagar block j | aftabnagar | |
aftabnagar block l | aftabnagar | |
bashundhara block | bashundhara | |
bashundhara block o | bashundhara | |
bosundhora block p | bashundhara | |
bosundhora block c | bashundhara-c | |
mirpur 12 block | mirpur-12 | |
mirpur 12 block t | mirpur-12 | |
mirpur 12 block z | mirpur-12 | |
বনশ্রী ব্লক কে | banasree | |
বনশ্রী ব্লক সি | banasree-c | |
section 11 block z mirpur | mirpur-11 | |
section 12 block c mirpur | mirpur-12-c | |
section 13 block h mirpur | mirpur-13 | |
ব্লক সি, বনশ্রী | banasree-c | |
সেক্টর ৭ উত্তরা | uttara-7 | |
Road 11, Banani | banani-11 | |
section 12, block c, mirpur | mirpur-12-c | |
Section 11, Block C, Mirpur | mirpur-11-c | |
section 11 block c mirpur | mirpur-11-c | |
Block A, Section 12, Mirpur, Dhaka | mirpur-12-a | |
mirpur 12 block a | mirpur-12-a | |
mirpur 10 block c | mirpur-10-c | |
মিরপুর ১০ ব্লক এ | mirpur-10-a | |
Block G/1, Section 2, Mirpur | mirpur-2-g | |
mirpur 6 block ta | mirpur-6-ta | |
মিরপুর ৬ ব্লক ট | mirpur-6-ta | |
Block K, Baridhara, Dhaka | baridhara-k | |
বারিধারা ব্লক জে | baridhara-j | |
Block K, South Banasree Project, Banasree, Dhaka | south-banasree | |
dhaka govt college | dhaka-college | |
seat near dhaka collage | dhaka-college | within=2 roomType=Shared |
ঢাকা সরকারি কলেজের পাশে সিট | dhaka-college | within=2 roomType=Shared |
tejgao college | tejgaon-college | |
tejgaon clg er pashe mess | tejgaon-college | within=2 roomType=Shared |
`;
