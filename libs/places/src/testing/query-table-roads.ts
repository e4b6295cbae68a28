/**
 * Queries in the form of query-table.ts that name roads. A road through several areas, such as Pragati Sarani, is not
 * in the gazetteer: listings must contain its words.
 */
export const roadsQueryTable = `
kamal ataturk avenue | banani | |
kemal ataturk avenue banani single room | banani | roomType=Single |
near kamal ataturk avenue | banani | within=2 |
কামাল আতাতুর্ক এভিনিউ | banani | |
dilkusha c/a under 8k | dilkusha | rentMax=8000 |
dilkusha commercial area | dilkusha | |
dilkhusha motijheel | dilkusha | |
দিলকুশায় সিট | dilkusha | roomType=Shared |
arjatpara | arjatpara | |
arjat para single room | arjatpara | roomType=Single |
arjotpara mohakhali 7k | arjatpara | rentMax=7000 |
আরজতপাড়ায় রুম | arjatpara | |
manik mia avenue | manik-mia-avenue | |
manik miah avenue er pashe | manik-mia-avenue | within=2 |
মানিক মিয়া এভিনিউ | manik-mia-avenue | |
motijheel c/a | motijheel | |
motijheel commercial area mess | motijheel | roomType=Shared |
shapla chottor er kache | motijheel | within=2 |
শাপলা চত্বরের পাশে | motijheel | within=2 |
north south road bongshal | bangshal | |
north south university | nsu | |
proshika mor mirpur 2 | mirpur-2 | |
rapa plaza er samne | dhanmondi-27 | within=2 |
রাপা প্লাজার পাশে | dhanmondi-27 | within=2 |
rankin street wari | wari | |
gulshan avenue 20k | gulshan | rentMax=20000 |
গুলশান এভিনিউ | gulshan | |
panthopath seat | panthapath | roomType=Shared |
panthapath, green road | panthapath, green-road | |
green road na | | excluded=green-road |
satmosjid road 10k | satmasjid-road | rentMax=10000 |
সাতমসজিদ রোডে সিট | satmasjid-road | roomType=Shared |
elephant road theke 5 min | elephant-road | within=0.4 |
bijoy shoroni | mrt-bijoy-sarani | |
বিজয় সরণির কাছে | mrt-bijoy-sarani | within=2 |
kamal shoroni | pirerbag-south | |
rokeya sarani | | | rokeya sarani
begum rokea soroni | | | begum rokea soroni
progoti shoroni | | | progoti shoroni
প্রগতি সরণি | | | প্রগতি সরণি
pragati sarani, badda | badda | | pragati sarani
rokeya sarani shewrapara | shewrapara | | rokeya sarani
রোকেয়া সরণি, কাজীপাড়া | kazipara | | রোকেয়া সরণি
mirpur road kallyanpur | kallyanpur | |
mirpur road dhanmondi 8k | dhanmondi | rentMax=8000 |
manik mia avenue na | | excluded=manik-mia-avenue |
বিজয় সরণিতে সিট | mrt-bijoy-sarani | roomType=Shared |
pragoti shoroni kuril | kuril | | pragoti shoroni
এভিনিউ ৫ মিরপুর ডিওএইচএস | mirpur-dohs | |
অ্যাভিনিউ ৫, মিরপুর ১২ | mirpur-12 | |
`;
