/**
 * Queries as people type them, with what each means: `query | places | filters | rest | hints`. Written before the
 * code. Correct a query here, with a reason, if it expects what no person means. Never change it to fit the code. For
 * example, words about homes and people were words that a listing must contain. So these queries found no room. "Office
 * para" is where a person works, and few listings name it.
 */
export const queryTable = `
mirpur 10 | mirpur-10 | |
Mirpur-10 | mirpur-10 | |
মিরপুর ১০ | mirpur-10 | |
MIRPUR10 | mirpur-10 | |
mirpur 1 | mirpur-1 | |
mirpur | mirpur | |
bosundhora r/a | bashundhara | |
bashundhara residential area | bashundhara | |
basundhara r-a block c | bashundhara-c | |
Block G, Bashundhara R-A | bashundhara-g | |
dhanmondi 27 | dhanmondi-27 | |
dhanmondi road 27 | dhanmondi-27 | |
dhanmondi | dhanmondi | |
danmondi 32 | dhanmondi-32 | |
ধানমন্ডি ২৭ | dhanmondi-27 | |
ধানমন্ডিতে রুম | dhanmondi | |
uttara sec 7 | uttara-7 | |
uttara sector 7 | uttara-7 | |
sector 10 uttara | uttara-10 | |
উত্তরা সেক্টর ১০ | uttara-10 | |
uttora 11 no sector | uttara-11 | |
near NSU | nsu | within=2 |
BUET | buet | |
near BUET | buet | within=2 |
farmget | farmgate | |
farm gate | farmgate | |
ফার্মগেট | farmgate | |
fermgate | farmgate | |
2 seat under 5k near dhaka university | du | within=2 rentMax=5000 roomType=Shared |
মিরপুর ১০ এ ৮ হাজার টাকার মধ্যে সিঙ্গেল রুম | mirpur-10 | rentMax=8000 roomType=Single |
single room in mohammadpur under 7000 | mohammadpur | rentMax=7000 roomType=Single |
shared room gulshan 2 below 12k | gulshan-2 | rentMax=12000 roomType=Shared |
room near metro station mirpur 11 | mrt-mirpur-11 | within=2 |
banani dohs single | banani-dohs | roomType=Single |
mohakhali dohs | mohakhali-dohs | |
baridhara | baridhara | |
baridhara dohs under 20000 tk | baridhara-dohs | rentMax=20000 |
badda 5000-8000 | badda | rentMin=5000 rentMax=8000 |
uttar badda 5k to 8k | north-badda | rentMin=5000 rentMax=8000 |
between 4000 and 6000 in shyamoli | shyamoli | rentMin=4000 rentMax=6000 |
khilgaon above 10000 | khilgaon | rentMin=10000 |
rampura budget 6000 | rampura | rentMax=6000 |
banasree block c | banasree-c | |
south banasree | south-banasree | |
aftab nagar room | aftabnagar | |
malibagh mess | malibagh | roomType=Shared |
mess near dhaka college | dhaka-college | within=2 roomType=Shared |
seat in azimpur for girls | azimpur | roomType=Shared | | household=women
lalbagh kellar mor | keller-mor | |
old dhaka wari | wari | |
jatrabari 4k | jatrabari | rentMax=4000 |
zatrabari | jatrabari | |
mohammodpur tajmahal road | tajmahal-road | |
muhammadpur | mohammadpur | |
mohamadpur japan garden city | japan-garden-city | |
bosila | bosila | |
bochila garden city | bosila-garden-city | |
within 3 km of BRAC university | bracu | within=3 |
3 km from farmgate | farmgate | within=3 |
5km around gulshan 1 under 15k | gulshan-1 | within=5 rentMax=15000 |
close to east west university | ewu | within=2 |
next to square hospital | square-hospital | within=2 |
beside dhaka medical college | dmch | within=2 |
near dhaka medical single room 6000 taka | dmch | within=2 rentMax=6000 roomType=Single |
IUB er kache room | iub | within=2 |
nsu er kache 2 seat | nsu | within=2 roomType=Shared |
buet er pashe seat lagbe | buet | within=2 roomType=Shared |
mirpur 10 e 8 hazar takar moddhe single room | mirpur-10 | rentMax=8000 roomType=Single |
mirpur 2 te 5 hajar er moddhe seat | mirpur-2 | rentMax=5000 roomType=Shared |
dhanmondi te 10 hajar er niche room | dhanmondi | rentMax=10000 |
uttara te basa bhara 15 hazar | uttara | rentMax=15000 |
gulshan 1 e room lagbe | gulshan-1 | |
kazipara te bachelor room | kazipara | | | bachelor
shewrapara metro er kache | mrt-shewrapara | within=2 |
agargaon single room khali | agargaon | roomType=Single availability=available |
mirpur 14 available room | mirpur-14 | availability=available |
tejgaon free now | tejgaon | availability=available |
motijheel office para | motijheel | |
purana paltan | purana-paltan | |
naya paltan | naya-paltan | |
bailey road | bailey-road | |
green road near central hospital | green-road, central-hospital | within=2 |
panthapath | panthapath | |
elephant road | elephant-road | |
new market | new-market | |
nilkhet seat 3500 | nilkhet | rentMax=3500 roomType=Shared |
shahbag | shahbagh | |
segunbagicha | segunbagicha | |
kakrail single | kakrail | roomType=Single |
moghbazar | maghbazar | |
mogbazar under 9k | maghbazar | rentMax=9000 |
eskaton | eskaton | |
hatirpool | hatirpool | |
kathalbagan | kathalbagan | |
kalabagan under 8,000 | kalabagan | rentMax=8000 |
karwan bazar metro | mrt-karwan-bazar | |
kawran bazar | karwan-bazar | |
basabo | basabo | |
bashabo kadamtala | kadamtala | |
mugda | mugda | |
gandaria | gandaria | |
sadarghat | sadarghat | |
near jagannath university | jnu | within=2 |
jahangirnagar university | ju | |
savar | savar | |
daffodil university ashulia | diu, ashulia | |
tongi | tongi | |
abdullahpur | abdullahpur | |
khilkhet | khilkhet | |
nikunja 2 | nikunja-2 | |
kuril bishwa road | kuril | |
jamuna future park kuril | jamuna-future-park | |
AIUB | aiub | |
natun bazar vatara | natun-bazar | |
notun bazar | natun-bazar | |
shahjadpur gulshan | shahjadpur | |
niketan | niketan | |
dakshin khan ashkona | ashkona | |
uttara 18 | uttara-18 | |
diabari | diabari | |
pallabi | pallabi | |
eastern housing pallabi block d | eastern-housing | |
rupnagar r/a | rupnagar | |
kallyanpur | kallyanpur | |
kalyanpur single 1 lakh | kallyanpur | rentMax=100000 roomType=Single |
gabtoli | gabtoli | |
adabor mansurabad | mansurabad | |
shekhertek | shekhertek | |
jigatola | jigatola | |
zigatola seat upto 4500 | jigatola | rentMax=4500 roomType=Shared |
hazaribag | hazaribagh | |
rayer bazar | rayer-bazar | |
kamrangirchar | kamrangirchar | |
keranigonj | keraniganj | |
narayanganj chashara | chashara | |
Farmgate, Tejgaon, Dhaka | farmgate | |
Gulshan 1, Gulshan, Dhaka | gulshan-1 | |
Senpara Parbata, Section 10, Mirpur, Dhaka | senpara-parbata | |
Sector 10, Uttara, Dhaka | uttara-10 | |
Road 8A, Dhanmondi, Dhaka | dhanmondi | |
মোহাম্মদপুর | mohammadpur | |
মোহাম্মদপুরে সিট | mohammadpur | roomType=Shared |
উত্তরা | uttara | |
উত্তরায় ১০০০০ টাকার মধ্যে রুম | uttara | rentMax=10000 |
বাড্ডা | badda | |
বাড্ডায় মেস | badda | roomType=Shared |
গুলশান ২ | gulshan-2 | |
গুলশানের কাছে সিঙ্গেল রুম | gulshan | within=2 roomType=Single |
ঢাকা বিশ্ববিদ্যালয়ের কাছে ২ সিট | du | within=2 roomType=Shared |
বুয়েটের পাশে সিট | buet | within=2 roomType=Shared |
বসুন্ধরা আবাসিক এলাকা | bashundhara | |
বসুন্ধরায় ৫ থেকে ৮ হাজার টাকা | bashundhara | rentMin=5000 rentMax=8000 |
শ্যামলী | shyamoli | |
কল্যাণপুর ৬০০০ টাকার নিচে | kallyanpur | rentMax=6000 |
আজিমপুর মেয়েদের সিট | azimpur | roomType=Shared | | household=women
ফার্মগেটে খালি রুম | farmgate | availability=available |
যাত্রাবাড়ী | jatrabari | |
যাত্রাবাড়িতে বাসা ভাড়া | jatrabari | |
রামপুরা বনশ্রী | banasree | |
খিলগাঁও তালতলা | khilgaon-taltola | |
আগারগাঁও তালতলা | taltola-agargaon | |
মতিঝিল | motijheel | |
মগবাজার ৫ হাজারের বেশি | maghbazar | rentMin=5000 |
মহাখালী | mohakhali | |
বনানী ১৫ হাজার | banani | rentMax=15000 |
মালিবাগে শেয়ার রুম | malibagh | roomType=Shared |
শাহবাগ থেকে ৩ কিমি | shahbagh | within=3 |
নর্থ সাউথ ইউনিভার্সিটির কাছে | nsu | within=2 |
ব্র্যাক ইউনিভার্সিটির আশেপাশে মেস | bracu | within=2 roomType=Shared |
পল্লবী মেট্রো স্টেশন | mrt-pallabi | |
কাজীপাড়া মেট্রো স্টেশনের কাছে ৭ হাজার | mrt-kazipara | within=2 rentMax=7000 |
মিরপুর-১২ | mirpur-12 | |
মিরপুর ২ নম্বর | mirpur-2 | |
sher e bangla nagar | sher-e-bangla-nagar | |
shyamoly under 6k | shyamoli | rentMax=6000 |
mirpur ten | mirpur-10 | |
kazi para 5,500 tk | kazipara | rentMax=5500 |
mripur 10 | mirpur-10 | |
dhnamondi | dhanmondi | |
utara sector 4 | uttara-4 | |
gulsan 2 | gulshan-2 | |
mohamadpur | mohammadpur | |
bannai | banani | |
room with balcony in lalmatia | lalmatia | | | balcony
attached bath single room dhanmondi 15k max | dhanmondi | rentMax=15000 roomType=Single | | attached bath
sublet mirpur 11 under 10k | mirpur-11 | rentMax=10000 |
not available uttara | uttara | availability=not_available |
single room | | roomType=Single |
under 5000 | | rentMax=5000 |
seat 4000 tk | | rentMax=4000 roomType=Shared |
min 5000 max 9000 single | | rentMin=5000 rentMax=9000 roomType=Single |
dhaka | dhaka | |
ঢাকা | dhaka | |
mirpur 10 or mirpur 11 | mirpur-10, mirpur-11 | |
dhanmondi and lalmatia shared | dhanmondi, lalmatia | roomType=Shared |
gulshan, banani, baridhara | gulshan, banani, baridhara | |
quiet study | | | quiet study
dhanmondi 1205 | dhanmondi | |
Mirpur, Dhaka-1216 | mirpur | |
ধানমন্ডি ১২০৫ | dhanmondi | |
dhanmondi 1205 under 8k | dhanmondi | rentMax=8000 |
mirpur 1216 single | mirpur | roomType=Single |
seat under 1200 mirpur | mirpur | rentMax=1200 roomType=Shared |
mirpur 1200 tk | mirpur | rentMax=1200 |
mirpur 1200 er moddhe | mirpur | rentMax=1200 |
`;
