/**
 * Queries in the form of query-table.ts that a fifth manual test found. They have distances to any station of the
 * metro, and places that a person excludes. Others have months, numbers of bedrooms, and rents in thousands. Before,
 * "not Mirpur" was in Mirpur, and "3 bed" was a seat. "Under 10 tk" was a rent of 10 taka.
 */
export const limitsQueryTable = `
near metro | | metroWithin=2 |
metro er kache | | metroWithin=2 |
মেট্রোর কাছে | | metroWithin=2 |
near metro station | | metroWithin=2 |
close to metro rail | | metroWithin=2 |
near mrt | | metroWithin=2 |
মেট্রো স্টেশনের পাশে রুম | | metroWithin=2 |
metro station er pashe room | | metroWithin=2 |
5 min walk from metro | | metroWithin=0.4 |
10 minutes walk to metro station | | metroWithin=0.8 |
dhanmondi 5 min walk from metro | dhanmondi | metroWithin=0.4 |
metro theke 5 minute hata | | metroWithin=0.4 |
মেট্রো থেকে ৫ মিনিট | | metroWithin=0.4 |
500 m from metro | | metroWithin=0.5 |
within 1 km of metro under 10k | | metroWithin=1 rentMax=10000 |
walking distance of metro | | metroWithin=1 |
metro | | | metro
mirpur with metro | mirpur | | | metro
metro mirpur 10 er kache | mrt-mirpur-10 | within=2 |
near metro not mirpur | | excluded=mirpur metroWithin=2 |
not mirpur | | excluded=mirpur |
not in mirpur | | excluded=mirpur |
not near mirpur | | excluded=mirpur |
except mirpur | | excluded=mirpur |
any area except mirpur | | excluded=mirpur |
without mirpur | | excluded=mirpur |
other than gulshan | | excluded=gulshan |
anywhere but mirpur | | excluded=mirpur |
mirpur bade | | excluded=mirpur |
mirpur chara | | excluded=mirpur |
mirpur na | | excluded=mirpur |
mirpur bad diye | | excluded=mirpur |
mirpur er baire | | excluded=mirpur |
মিরপুর বাদে | | excluded=mirpur |
মিরপুর ছাড়া ৮ হাজারের মধ্যে | | excluded=mirpur rentMax=8000 |
মিরপুর না, উত্তরা | uttara | excluded=mirpur |
মিরপুরের বাইরে | | excluded=mirpur |
uttara, not mirpur | uttara | excluded=mirpur |
mirpur bade uttara | uttara | excluded=mirpur |
uttara not sector 10 | uttara | excluded=uttara-10 |
dhanmondi but not dhanmondi 27 | dhanmondi | excluded=dhanmondi-27 |
not sector 10 uttara | | excluded=uttara-10 |
not mirpur or uttara | | excluded=mirpur+uttara |
except mirpur and uttara | | excluded=mirpur+uttara |
not mirpur, uttara | uttara | excluded=mirpur |
mirpur ba uttara bade | | excluded=mirpur+uttara |
mirpur o uttara bade | | excluded=mirpur+uttara |
mirpur o uttara | mirpur, uttara | |
mirpur o uttara, gulshan bade | mirpur, uttara | excluded=gulshan |
not gulshan 1 or 2 | | excluded=gulshan-1+gulshan-2 |
not gulshan 1/2 | | excluded=gulshan-1+gulshan-2 |
not mirpur 10 or 11 or 12 | | excluded=mirpur-10+mirpur-11+mirpur-12 |
not gulshan 1 or 15k | | excluded=gulshan-1 rentMax=15000 |
not gulshan 1, 2 | | excluded=gulshan-1+gulshan-2 |
not mirpur 10, 11, and 12 | | excluded=mirpur-10+mirpur-11+mirpur-12 |
not gulshan 1, 2 rooms | | excluded=gulshan-1 |
not gulshan 1, 10 | | excluded=gulshan-1 |
uttara not sector 10 or 11 | uttara | excluded=uttara-10+uttara-11 |
uttara not sector 10, 11 | uttara | excluded=uttara-10+uttara-11 |
not sector 10 or 11, uttara | | excluded=uttara-10+uttara-11 |
gulshan 1, 2 bade | | excluded=gulshan-1+gulshan-2 |
গুলশান ১, ২ বাদে | | excluded=gulshan-1+gulshan-2 |
gulshan 1, 2 | gulshan-1, gulshan-2 | |
gulshan 1, 2nd floor | gulshan-1 | |
mirpur 10, 2 girls | mirpur-10 | | | household=women
not mirpur 10, 2 girls | | excluded=mirpur-10 | | household=women
gulshan 1, 2 students | gulshan-1 | | | occupation=students
মিরপুর ১০, ২ ছাত্রী | mirpur-10 | | | household=women
mirpur 10, 11 december | mirpur-10 | |
mirpur 10, 11 e seat chai | mirpur-10, mirpur-11 | roomType=Shared |
mirpur 10, 11 seat | mirpur-10, mirpur-11 | roomType=Shared |
mirpur 10, 11 under 8000 | mirpur-10, mirpur-11 | rentMax=8000 |
mirpur 10, 2 room | mirpur-10 | |
মিরপুর ১০, ১১ তে সিট | mirpur-10, mirpur-11 | roomType=Shared |
uttara sector 10, 11 near metro | uttara-10, uttara-11 | metroWithin=2 |
mirpur 10/11 seat | mirpur-10, mirpur-11 | roomType=Shared |
mirpur 10,11 | mirpur-10, mirpur-11 | |
mirpur 10,11,12 single room | mirpur-10, mirpur-11, mirpur-12 | roomType=Single |
মিরপুর ১,২,৬ সিট | mirpur-1, mirpur-2, mirpur-6 | roomType=Shared |
mirpur 1,20,000 | mirpur | rentMax=120000 |
january 2027 flat dhanmondi 32 | dhanmondi-32 | |
flat dhanmondi jan 2027 | dhanmondi | |
room from 1st feb 2027 under 8000 | | rentMax=8000 |
জানুয়ারি ২০২৭ থেকে উত্তরা | uttara | |
sublet for couple mirpur 12 dohs | mirpur-dohs | | | couple
lalbagh fort er pashe | keller-mor | within=2 |
hazaribagh tannery more 2 room | hazaribagh | |
azimpur colony seat | azimpur | roomType=Shared |
গাজীপুর চৌরাস্তা রুম | gazipur | |
টঙ্গী কলেজ গেট সিট ২৫০০ | tongi-college-gate | rentMax=2500 roomType=Shared |
mirpur benaroshi polli | benarasi-palli | |
mirpur zoo er kache | mirpur-zoo | within=2 |
চিড়িয়াখানার পাশে রুম | mirpur-zoo | within=2 |
geneva camp | geneva-camp | |
vnc er pashe | vns | within=2 |
dec er 1 tarikh theke room mirpur 2 | mirpur-2 | |
mirpur 10, 2 tola | mirpur-10 | |
gulshan 1 ba 2 chara | | excluded=gulshan-1+gulshan-2 |
gulshan 1 o 2 bade | | excluded=gulshan-1+gulshan-2 |
gulshan 1 o 2 | gulshan-1, gulshan-2 | |
dhanmondi 15/19/27 | dhanmondi-15, dhanmondi-27 | |
mirpur 10, 9 or 11 | mirpur-10, mirpur-11 | |
mirpur 10, 25/11 | mirpur-10 | |
uttara 4, 25/11 6k | uttara-4 | rentMax=6000 |
mirpur na hole uttara | mirpur, uttara | |
smoking not allowed, mirpur | mirpur | | | smoking=no
single room not in old dhaka | | excluded=old-dhaka roomType=Single |
all dhaka university students | du | | | occupation=students
all students of dhaka university | du | | | occupation=students
dhaka university students | du | | | occupation=students
whole dhaka | dhaka | |
last month uttara | uttara | postedWithin=30 |
uttara this month | uttara | postedWithin=30 |
this month | | postedWithin=30 |
গত মাসে উত্তরা | uttara | postedWithin=30 |
এই মাসে উত্তরা | uttara | postedWithin=30 |
goto mash mirpur | mirpur | postedWithin=30 |
need a room this month uttara | uttara | |
ei mase uthbo badda | badda | |
vacant from last month uttara | uttara | availability=available |
2 bed mirpur dohs | mirpur-dohs | |
3 bed mohakhali dohs | mohakhali-dohs | |
3 bed apartment banani dohs | banani-dohs | |
৩ বেড বনানী ডিওএইচএস | banani-dohs | |
1 bed mirpur dohs | mirpur-dohs | roomType=Shared |
2 bed seat mirpur | mirpur | roomType=Shared |
mirpur 10 bed | mirpur-10 | roomType=Shared |
mirpur 10 2 bed | mirpur-10 | |
3 bed DOHS | | | DOHS
flat DOHS | | | DOHS
mirpur 5-8 | mirpur | rentMin=5000 rentMax=8000 |
5k-8k mirpur | mirpur | rentMin=5000 rentMax=8000 |
mirpur 5-8k | mirpur | rentMin=5000 rentMax=8000 |
badda ৫-৮ | badda | rentMin=5000 rentMax=8000 |
gulshan 15 - 20 | gulshan | rentMin=15000 rentMax=20000 |
uttara 8-10 | uttara-8 | |
badda 2-3 rooms | badda | |
badda 4-5 friends | badda | |
badda 5-8-26 | badda | |
under 10 tk | | rentMax=10000 |
under 10 taka badda | badda | rentMax=10000 |
below 8 tk mirpur | mirpur | rentMax=8000 |
১০ টাকার মধ্যে | | rentMax=10000 |
10 takar moddhe badda | badda | rentMax=10000 |
5 theke 8 takar moddhe badda | badda | rentMin=5000 rentMax=8000 |
under 500 tk | | rentMax=500 |
mirpur 10 tk 5000 | mirpur-10 | rentMax=5000 |
`;
