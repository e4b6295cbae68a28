/**
 * Queries in the form of query-table.ts that an eighth manual test found. A listing had to contain "nombor", "porjonto"
 * (up to), "office" or "study". "Uttara Azampur" was North Azampur, and "Begunbari" was Bagan Bari. "Mirpur bhara"
 * (rent) and "Mirpur boro" (big) were Mirpur 12, because "baro" is 12.
 */
export const phrasesQueryTable = `
mirpur 10 nombor | mirpur-10 | |
10 nombor mirpur | mirpur-10 | |
mirpur 10 nombor e basa lagbe | mirpur-10 | |
mirpur 10 nambar gol chottor | mirpur-10 | |
mirpur 12 nombore seat | mirpur-12 | roomType=Shared |
mirpur 2 nombor 5k | mirpur-2 | rentMax=5000 |
mirpur 12 nong | mirpur-12 | |
7 nombor sector uttara | uttara-7 | |
sector 7 nombor uttara | uttara-7 | |
মিরপুর দশ নম্বর | mirpur-10 | |
মিরপুর এগারো নম্বর | mirpur-11 | |
মিরপুর দুই নাম্বার | mirpur-2 | |
mirpur ek nambar e basa | mirpur-1 | |
mirpur bari bhara 6k | mirpur | rentMax=6000 |
mirpur vara 5000 | mirpur | rentMax=5000 |
mirpur boro room | mirpur | |
mirpur tin rumer basa | mirpur | |
মিরপুর দুই রুমের বাসা | mirpur | |
mirpur ek jon roommate lagbe | mirpur | |
6 hajar porjonto mirpur | mirpur | rentMax=6000 |
porjonto 6k mirpur | mirpur | rentMax=6000 |
৬ হাজার পর্যন্ত মিরপুর | mirpur | rentMax=6000 |
bachelor basa 12 hajar porjonto | | rentMax=12000 | | bachelor
5 hazarer majhe badda | badda | rentMax=5000 |
5-6 er majhe badda | badda | rentMin=5000 rentMax=6000 |
৫ হাজারের মাঝে বাড্ডা | badda | rentMax=5000 |
৫ হাজারের ভিতর মিরপুর | mirpur | rentMax=5000 |
মাসে ৫০০০ টাকা বাড্ডা | badda | rentMax=5000 |
less then 5k | | rentMax=5000 |
5 or 6k | | rentMax=6000 |
8k na | | rentMax=8000 |
no security deposit room badda | badda | |
security deposit nai badda | badda | |
2 months security deposit 6k | | rentMax=6000 |
security deposit 2 months 6k | | rentMax=6000 |
room with wifi, advance 2 months 6k | | rentMax=6000 | | wifi
mirpur 10 no security deposit | mirpur-10 | |
single room no roommate dhanmondi | dhanmondi | roomType=Single |
no curfew hostel for girls | | | no curfew | hostel, household=women
room near my office gulshan 1 within 3 km below 12k | gulshan-1 | within=3 rentMax=12000 |
office is in motijheel, need a seat nearby 4k | motijheel | within=2 rentMax=4000 roomType=Shared |
walking distance from my office karwan bazar | karwan-bazar | within=1 |
chakri kori gulshan e, kache single room chai | gulshan | within=2 roomType=Single |
i do job in motijheel need seat | motijheel | roomType=Shared |
i study at aiub need room 6k | aiub | rentMax=6000 |
ami nsu te pori, kache seat lagbe | nsu | within=2 roomType=Shared |
বুয়েট ক্যাম্পাসের কাছে | buet | within=2 |
mirpur e ekta choto basa lagbe 2 joner jonno 8k | mirpur | rentMax=8000 |
স্বামী স্ত্রী দুজনের জন্য এক রুম বাড্ডা | badda | | | স্বামী স্ত্রী
shami stri 2 jon badda | badda | | | shami stri
কর্মজীবী মহিলা হোস্টেল | | | | occupation=workers, household=women, হোস্টেল
three room flat uttara | uttara | |
three seater room khilgaon | khilgaon | |
2 seats available in a 4 seated room bashundhara | bashundhara | roomType=Shared availability=available |
1 seat faka ache mirpur 2 | mirpur-2 | roomType=Shared availability=available |
full furnished flat gulshan | gulshan | | | full furnished
semi furnished room uttara 11 | uttara-11 | | | semi furnished
room with washroom badda | badda | |
vaiya mirpur e seat khali ache? | mirpur | roomType=Shared availability=available |
ajkei uthbo seat lagbe badda | badda | roomType=Shared |
kathalbagan dhal | kathalbagan | |
uttara azampur | azampur | |
উত্তরা আজমপুর | azampur | |
begunbari | tejgaon-industrial | |
shishu mela | shyamoli | |
police plaza er pashe seat | gulshan-1 | within=2 roomType=Shared |
abul hotel | malibagh-chowdhurypara | |
tannery more 5k | hazaribagh | rentMax=5000 |
badrunnesa college er pashe mess | badrunnesa-college | within=2 roomType=Shared |
2 girls need a room near lalmatia mohila college | lalmatia-college | within=2 | | household=women
ranna korar room ache mirpur | mirpur | | ranna |
uttor dikher room mirpur | mirpur | | uttor dikher |
uttor azampur | azampur-north | |
uttor ajampur | azampur-north | |
poshchim sheorapara | shewrapara-west | |
purbo sheorapara | shewrapara-east | |
uttor badda seat | north-badda | roomType=Shared |
seat with meal 5500 farmgate | farmgate | rentMax=5500 roomType=Shared |
seat with meal 5-6k | | rentMin=5000 rentMax=6000 roomType=Shared |
seat with meals 5000 or 6000 | | rentMax=6000 roomType=Shared |
seat with meal 5000+ | | rentMin=5000 roomType=Shared |
মিল সহ সিট ৫৫০০ | | rentMax=5500 roomType=Shared | | মিল
metro stationer kache mess | | metroWithin=2 roomType=Shared |
january 1 2027 move in dhanmondi | dhanmondi | |
1 january 2027 uttara 8000 | uttara | rentMax=8000 |
2 bed 1 dining 1 kitchen mirpur 10 | mirpur-10 | | | kitchen
drawing dining shoho 3 room uttara | uttara | |
room for office going man near gulshan 2 | gulshan-2 | within=2 | | household=men
6 tala lift chara flat mirpur | mirpur | |
ready flat aftabnagar | aftabnagar | |
এটাচ বাথরুম সহ রুম ধানমন্ডি | dhanmondi | | | এটাচ বাথরুম
গ্যারেজসহ ফ্ল্যাট উত্তরা | uttara | | | গ্যারেজসহ
বাড্ডা লিংক রোড সিট | gulshan-niketon-link | roomType=Shared |
মগবাজার ওয়্যারলেস রুম | maghbazar | |
ঢাকা শহরে সবচেয়ে কম দামের রুম | dhaka | |
আমার অফিস কাওরান বাজার, কাছে সিট চাই | karwan-bazar | within=2 roomType=Shared |
উত্তরা ৭ নম্বর সেক্টর সিঙ্গেল রুম | uttara-7 | roomType=Single |
সাড়ে তিন হাজার টাকার সিট | | rentMax=3500 roomType=Shared |
`;
