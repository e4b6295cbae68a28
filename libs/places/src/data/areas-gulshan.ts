/** Areas of Gulshan, Banani, Badda, Vatara, Rampura and the Cantonment. */
export const areasOfGulshan = `
300-feet | 300 Feet | ৩০০ ফিট | 23.8320, 90.4520 | khilkhet | 300 feet road; 300 ft; tinsho feet; purbachal highway; purbanchal road; তিনশ ফিট
abdullahbag | Abdullahbag | আব্দুল্লাহবাগ | 23.7850, 90.4330 | badda |
adarsha-nagar | Adarsha Nagar | আদর্শ নগর | 23.7750, 90.4320 | badda | adarsho nagar
aftabnagar | Aftabnagar | আফতাবনগর | 23.7640, 90.4370 | rampura | aftabnogor; jahurul islam city
arjatpara | Arjatpara | আরজতপাড়া | 23.7735, 90.3975 | mohakhali |
baganbari | Bagan Bari | বাগানবাড়ি | 23.8200, 90.3960 | cantonment |
baigertek | Baigertek | বাইগারটেক | 23.8260, 90.3930 | cantonment |
baithakhali | Baithakhali | বৈঠাখালী | 23.7720, 90.4370 | badda | baithakali
balughat | Balughat | বালুঘাট | 23.8290, 90.3985 | cantonment | balurghat
banani-dohs | Banani DOHS | বনানী ডিওএইচএস | 23.7945, 90.3975 | banani | dohs banani
banasree | Banasree | বনশ্রী | 23.7630, 90.4310 | rampura | banasri; bonosree; bonosri; banosree; banashree
baridhara | Baridhara | বারিধারা | 23.7990, 90.4210 | gulshan | baridhara diplomatic zone
baridhara-dohs | Baridhara DOHS | বারিধারা ডিওএইচএস | 23.8105, 90.4120 | cantonment | dohs baridhara
barontek | Barontek | বারনটেক | 23.8290, 90.3900 | cantonment | barantek
bashtola | Bashtola | বাঁশতলা | 23.7950, 90.4245 | badda | banshtola; bashtala; south bashtola
bashundhara | Bashundhara R/A | বসুন্ধরা আবাসিক এলাকা | 23.8190, 90.4380 | vatara | bashundhara; bosundhora; basundhara; boshundhora; বসুন্ধরা
bawaila-para | Bawaila Para | বাওয়াইলা পাড়া | 23.7850, 90.4400 | badda |
beraid | Beraid | বেরাইদ | 23.7960, 90.4790 | badda
dit-project | DIT Project | ডিআইটি প্রজেক্ট | 23.7735, 90.4270 | badda | south baridhara; south baridhara residential area; merul dit project
east-badda | East Badda | পূর্ব বাড্ডা | 23.7790, 90.4310 | badda | purbo badda
ecb-chattar | ECB Chattar | ইসিবি চত্বর | 23.8225, 90.3930 | cantonment | ecb; ecb chattor; ecb chottor; ecb chottar; ecb circle; ecb mor; ইসিবি
goltek | Goltek | গোলটেক | 23.8290, 90.3960 | cantonment |
gudaraghat | Gudaraghat | গুদারাঘাট | 23.7800, 90.4210 | badda | badda gudaraghat; ghudaraghat badda
gulshan-1 | Gulshan 1 | গুলশান ১ | 23.7805, 90.4165 | gulshan | gulshan one; gulshan circle 1; gulshan ek; গুলশান এক; police plaza; পুলিশ প্লাজা
gulshan-2 | Gulshan 2 | গুলশান ২ | 23.7945, 90.4145 | gulshan | gulshan two; gulshan circle 2; gulshan dui; গুলশান দুই
gulshan-niketon-link | Gulshan Link Road | গুলশান লিংক রোড | 23.7770, 90.4200 | gulshan | badda link road; link road; gulshan badda link road; বাড্ডা লিংক রোড
hatirjheel | Hatirjheel | হাতিরঝিল | 23.7600, 90.4080 | rampura | hatirjhil
hazipara-rampura | Hazipara | হাজীপাড়া | 23.7570, 90.4190 | rampura | east hazipara; haji para; bou bazar
jagannathpur | Jagannathpur | জগন্নাথপুর | 23.8120, 90.4270 | vatara | jogonnathpur; jagannathpur bashundhara gate
jamuna-future-park | Jamuna Future Park | যমুনা ফিউচার পার্ক | 23.8136, 90.4242 | kuril | jamuna future; jomuna future park; future park; যমুনা ফিউচার; jfp
joar-sahara | Joar Sahara | জোয়ার সাহারা | 23.8180, 90.4220 | vatara | jowar sahara; joar shahara
kakoli | Kakoli | কাকলী | 23.7946, 90.4010 | banani | kakali; kakoli mor; kakoli bus stand
kalachandpur | Kalachandpur | কালাচাঁদপুর | 23.8070, 90.4190 | gulshan | kalachadpur; west kalachandpur; north kalachandpur
khilbari-tek | Khilbari Tek | খিলবাড়ীর টেক | 23.7930, 90.4350 | badda | khilbarirtek; east khilbari tek; mukti polli
korail | Korail | কড়াইল | 23.7830, 90.4070 | banani | karail
kuratoli | Kuratoli | কুড়াতলী | 23.8210, 90.4250 | khilkhet | kuratali; kuril kuratoli
kuril | Kuril | কুড়িল | 23.8205, 90.4215 | vatara | kuril bishwa road; kuril bisso road; middle kuril; moushan east para; কুড়িল বিশ্বরোড
madani-avenue | Madani Avenue | মাদানী এভিনিউ | 23.7975, 90.4350 | vatara | 100 feet road; 100 feet; একশ ফিট
manikdi | Manikdi | মানিকদী | 23.8230, 90.3920 | cantonment | manikdi bazar; east manikdi; north manikdi; south manikdi
mastertek | Mastertek | মাস্টারটেক | 23.8270, 90.3970 | cantonment |
matikata | Matikata | মাটিকাটা | 23.8190, 90.3930 | cantonment | matikata bazar road
merul-badda | Merul Badda | মেরুল বাড্ডা | 23.7725, 90.4245 | badda | merul; east merul badda; মেরুল
middle-badda | Middle Badda | মধ্য বাড্ডা | 23.7780, 90.4255 | badda | moddho badda; modho badda; madhya badda
mohakhali | Mohakhali | মহাখালী | 23.7780, 90.4050 | banani | mohakhaly; mahakhali; mohakali; amtoli mohakhali; mohakhali amtoli
mohakhali-dohs | Mohakhali DOHS | মহাখালী ডিওএইচএস | 23.7840, 90.3955 | banani | dohs mohakhali
mohanagar-project | Mohanagar Project | মহানগর প্রজেক্ট | 23.7665, 90.4130 | rampura | mohanagar housing; mohanagar residential area; mohanogor project
nadda | Nadda | নদ্দা | 23.8095, 90.4215 | vatara | norda; nodda; নর্দা
natun-bazar | Natun Bazar | নতুন বাজার | 23.7975, 90.4240 | badda | notun bazar
naya-nagar-vatara | Naya Nagar | নয়ানগর | 23.8030, 90.4280 | vatara |
niketan | Niketan | নিকেতন | 23.7745, 90.4120 | gulshan | niketon; niketan society
north-badda | Uttar Badda | উত্তর বাড্ডা | 23.7855, 90.4265 | badda | uttor badda; north badda; shadhinata sharani; akota residential area
nurer-chala | Nurer Chala | নূরের চালা | 23.7950, 90.4310 | vatara | noorer chala; west nurer chala
purbachal | Purbachal | পূর্বাচল | 23.8420, 90.4990 | rupganj | purbachol; purbachal new town; purbanchal
rampura-east | East Rampura | পূর্ব রামপুরা | 23.7620, 90.4240 | rampura | purbo rampura; jamtola rampura; rampura bazar
rampura-tv-center | Rampura TV Centre | রামপুরা টিভি সেন্টার | 23.7660, 90.4210 | rampura | tv center; টিভি সেন্টার
rampura-west | West Rampura | পশ্চিম রামপুরা | 23.7620, 90.4170 | rampura | poshchim rampura; shimulbag; wapda road
sainik-club | Sainik Club | সৈনিক ক্লাব | 23.7895, 90.4000 | banani | sainik club mor; soinik club; shainik club
satarkul | Satarkul | সাঁতারকুল | 23.7830, 90.4520 | badda | shatarkul; sathar kul; porod diea
sayednagar | Sayednagar | সাঈদনগর | 23.7965, 90.4410 | vatara | saidnagar; sayeednagar; সাইদনগর
shahjadpur | Shahjadpur | শাহজাদপুর | 23.7925, 90.4235 | badda | sahajadpur; shahzadpur; shajadpur; suvastu; suvastu nazar valley; সুবাস্তু
solmaid | Solmaid | সোলমাইদ | 23.8060, 90.4350 | vatara | sholmaid; solmayed
south-badda | South Badda | দক্ষিণ বাড্ডা | 23.7765, 90.4205 | badda | dokkhin badda; dakkhin badda
south-banasree | South Banasree | দক্ষিণ বনশ্রী | 23.7560, 90.4370 | banasree | south banasree project; dokkhin bonosree; south bonosree
tekpara-badda | Tekpara | টেকপাড়া | 23.7745, 90.4300 | badda |
ullan | Ullan | উলন | 23.7620, 90.4140 | rampura | ulon; ullon; ulon road
united-city | United City | ইউনাইটেড সিটি | 23.7985, 90.4500 | vatara
vashantek | Vashantek | ভাষানটেক | 23.8130, 90.3930 | cantonment | bhashantek; bhasantek; vasantek; north vashantek
vatara-east | East Vatara | পূর্ব ভাটারা | 23.7980, 90.4390 | vatara | east bhatara; purbo vatara
vatara-west | West Vatara | পশ্চিম ভাটারা | 23.7990, 90.4290 | vatara | west bhatara
wireless-mohakhali | Wireless Gate | ওয়্যারলেস গেট | 23.7795, 90.4085 | mohakhali | wireless; wireless gate mohakhali
`;
