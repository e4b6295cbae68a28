/** Areas of Mohammadpur, Adabor, Dhanmondi, Kalabagan, Hazaribagh and Sher-e-Bangla Nagar. */
export const areasOfMohammadpur = `
agargaon | Agargaon | আগারগাঁও | 23.7770, 90.3765 | sher-e-bangla-nagar | agargao; agargoan; idb bhaban; আইডিবি ভবন; bcs computer city
agargaon-west | West Agargaon | পশ্চিম আগারগাঁও | 23.7795, 90.3725 | agargaon | bonolota; bonolota abashik elaka; poshchim agargaon
ali-and-nur | Ali and Nur Real Estate | আলী এন্ড নূর রিয়েল এস্টেট | 23.7565, 90.3570 | mohammadpur | ali and noor real estate; ali nur real estate
asad-gate | Asad Gate | আসাদ গেট | 23.7605, 90.3725 | mohammadpur | asad avenue
aziz-moholla | Aziz Moholla | আজিজ মহল্লা | 23.7640, 90.3650 | mohammadpur | aziz mohalla; আজিজ মহল্লা মোহাম্মদপুর
babar-road | Babar Road | বাবর রোড | 23.7690, 90.3650 | mohammadpur | babor road
baitul-aman | Baitul Aman Housing | বায়তুল আমান হাউজিং | 23.7735, 90.3540 | adabor | baitul aman housing society; baitul aman; baitul man; বায়তুল আমান
bhagalpur | Bhagalpur | ভাগলপুর | 23.7305, 90.3650 | hazaribagh
bhooter-goli | Bhooter Goli | ভূতের গলি | 23.7460, 90.3870 | kalabagan | bhuter goli; vuter goli; bhoter goli
bosila | Bosila | বসিলা | 23.7470, 90.3480 | mohammadpur | bochila; bosila road; boshila; basila; বছিলা
bosila-city | Bosila City Developers | বসিলা সিটি ডেভেলপার্স | 23.7500, 90.3455 | bosila | bochila city developers ltd; bochila city; bosila city
bosila-garden-city | Bosila Garden City | বসিলা গার্ডেন সিটি | 23.7485, 90.3515 | bosila | bochila garden city
bosila-west-dhanmondi | Bosila West Dhanmondi | বসিলা ওয়েস্ট ধানমন্ডি | 23.7440, 90.3505 | bosila | bochila west dhanmondi; bochila west dhanmondi residential area; west dhanmondi housing
central-road | Central Road | সেন্ট্রাল রোড | 23.7425, 90.3855 | kalabagan
chad-uddan | Chad Uddan Housing | চাঁদ উদ্যান হাউজিং | 23.7560, 90.3500 | mohammadpur | chad uddan; chand uddan; chad uddyan; চাঁদ উদ্যান
chandmiya-housing | Chandmiya Housing | চাঁন মিয়া হাউজিং | 23.7590, 90.3560 | mohammadpur | chan mia housing; chand mia housing; chan miah housing
chandrima-model-town | Chandrima Model Town | চন্দ্রিমা মডেল টাউন | 23.7545, 90.3445 | mohammadpur | chandrima housing; chondrima model town; chandrima
college-gate | College Gate | কলেজ গেট | 23.7690, 90.3690 | mohammadpur |
comfort-housing | Comfort Housing | কমফোর্ট হাউজিং | 23.7745, 90.3570 | adabor | comfort housing adabor
dhaka-real-estate | Dhaka Real Estate | ঢাকা রিয়েল এস্টেট | 23.7570, 90.3590 | katashur
dhaka-uddan | Dhaka Uddan | ঢাকা উদ্যান | 23.7615, 90.3445 | mohammadpur | dhaka uddyan; dhaka uddan housing; dhaka uddyan cooperative housing
dhanmondi-11a | Dhanmondi 11/A | ধানমন্ডি ১১/এ | 23.7490, 90.3710 | dhanmondi | dhanmondi 11; dhanmondi road 11a
dhanmondi-15 | Dhanmondi 15 | ধানমন্ডি ১৫ | 23.7440, 90.3710 | dhanmondi | dhanmondi road 15; dhanmondi fifteen
dhanmondi-2 | Dhanmondi 2 | ধানমন্ডি ২ | 23.7395, 90.3830 | dhanmondi | dhanmondi road 2
dhanmondi-27 | Dhanmondi 27 | ধানমন্ডি ২৭ | 23.7555, 90.3740 | dhanmondi | dhanmondi road 27; dhanmondi twenty seven; dhanmondi satash; ধানমন্ডি সাতাশ; old 27 dhanmondi; rapa plaza; রাপা প্লাজা
dhanmondi-28 | Dhanmondi 28 | ধানমন্ডি ২৮ | 23.7535, 90.3755 | dhanmondi | dhanmondi road 28
dhanmondi-3 | Dhanmondi 3 | ধানমন্ডি ৩ | 23.7390, 90.3810 | dhanmondi | dhanmondi road 3
dhanmondi-32 | Dhanmondi 32 | ধানমন্ডি ৩২ | 23.7515, 90.3770 | dhanmondi | dhanmondi road 32; dhanmondi battrish; ধানমন্ডি বত্রিশ
dhanmondi-4 | Dhanmondi 4 | ধানমন্ডি ৪ | 23.7410, 90.3810 | dhanmondi | dhanmondi road 4
dhanmondi-5 | Dhanmondi 5 | ধানমন্ডি ৫ | 23.7420, 90.3800 | dhanmondi | dhanmondi road 5
dhanmondi-6 | Dhanmondi 6 | ধানমন্ডি ৬ | 23.7435, 90.3810 | dhanmondi | dhanmondi road 6
dhanmondi-7 | Dhanmondi 7 | ধানমন্ডি ৭ | 23.7450, 90.3800 | dhanmondi | dhanmondi road 7
dhanmondi-8 | Dhanmondi 8 | ধানমন্ডি ৮ | 23.7470, 90.3790 | dhanmondi | dhanmondi road 8; kalabagan field
dhanmondi-9a | Dhanmondi 9/A | ধানমন্ডি ৯/এ | 23.7460, 90.3710 | dhanmondi | dhanmondi 9; dhanmondi road 9a
dhanmondi-lake | Dhanmondi Lake | ধানমন্ডি লেক | 23.7470, 90.3765 | dhanmondi | rabindra sarobar; রবীন্দ্র সরোবর
dhanmondi-west | West Dhanmondi | পশ্চিম ধানমন্ডি | 23.7475, 90.3665 | dhanmondi | west dhanmondi and shangkar; poshchim dhanmondi
future-town | Future Town | ফিউচার টাউন | 23.7455, 90.3540 | bosila | future town bosila
geneva-camp | Geneva Camp | জেনেভা ক্যাম্প | 23.7635, 90.3625 | mohammadpur | bihari camp mohammadpur
gojmohal | Gojmohal | গজমহল | 23.7345, 90.3660 | hazaribagh | gajmahal; gazmahal
green-city-housing | Green City Housing | গ্রিন সিটি হাউজিং | 23.7610, 90.3475 | mohammadpur
green-road | Green Road | গ্রিন রোড | 23.7480, 90.3870 | kalabagan |
hazaribagh-model-town | Hazaribagh Model Town | হাজারীবাগ মডেল টাউন | 23.7365, 90.3570 | hazaribagh | hazaribag model town
humayun-road | Humayun Road | হুমায়ুন রোড | 23.7680, 90.3640 | mohammadpur | humayan road
iqbal-road | Iqbal Road | ইকবাল রোড | 23.7630, 90.3690 | mohammadpur | ikbal road
jahuri-moholla | Jahuri Moholla | জহুরী মহল্লা | 23.7685, 90.3615 | mohammadpur | johuri moholla; jahuri mohalla
janata-housing-adabor | Janata Housing Society | জনতা হাউজিং সোসাইটি | 23.7745, 90.3605 | adabor | ~janata housing
japan-garden-city | Japan Garden City | জাপান গার্ডেন সিটি | 23.7660, 90.3575 | mohammadpur | japan garden; tokyo square
jhauchor | Jhauchor | ঝাউচর | 23.7290, 90.3560 | hazaribagh | jhauchar; bhuiya estate
jigatola | Jigatola | জিগাতলা | 23.7390, 90.3720 | dhanmondi | zigatola; jhigatola; jigatala; jhigatala; ঝিগাতলা; sonatangar; jhigatola road
kaderabad | Kaderabad Housing | কাদেরাবাদ হাউজিং | 23.7555, 90.3600 | mohammadpur | kaderabad housing society; kaderabad; কাদেরাবাদ
katashur | Katashur | কাটাসুর | 23.7560, 90.3620 | mohammadpur | katasur; katasor; west katashur; latif real estate
kathalbagan | Kathalbagan | কাঁঠালবাগান | 23.7475, 90.3880 | kalabagan | katalbagan; free school street
khamarbari | Khamarbari | খামারবাড়ি | 23.7590, 90.3845 | sher-e-bangla-nagar
krishi-market | Krishi Market | কৃষি মার্কেট | 23.7665, 90.3610 | mohammadpur | mohammadpur krishi market
lalmatia | Lalmatia | লালমাটিয়া | 23.7560, 90.3695 | mohammadpur | lalmatiya
manik-mia-avenue | Manik Mia Avenue | মানিক মিয়া এভিনিউ | 23.7587, 90.3775 | sher-e-bangla-nagar | manik mia
mansurabad | Mansurabad Housing | মনসুরাবাদ হাউজিং | 23.7725, 90.3560 | adabor | mansurabad housing society; mansurabad; monsurabad; মনসুরাবাদ
metro-housing | Metro Housing | মেট্রো হাউজিং | 23.7475, 90.3540 | bosila | metro housing bosila
mofizbag-housing | Mofizbag Housing | মফিজবাগ হাউজিং | 23.7705, 90.3545 | shekhertek | mofiz bag
mohammadi-homes | Mohammadi Homes | মোহাম্মদী হোমস | 23.7590, 90.3520 | mohammadpur | mohammadi homes residential area
mohammadi-housing | Mohammadi Housing | মোহাম্মদী হাউজিং | 23.7620, 90.3550 | mohammadpur | mohammadi housing ltd
mohammadia-housing | Mohammadia Housing Society | মোহাম্মদীয়া হাউজিং সোসাইটি | 23.7600, 90.3545 | mohammadpur | mohammadia housing; mohammadia society
mohammadpur-bus-stand | Mohammadpur Bus Stand | মোহাম্মদপুর বাসস্ট্যান্ড | 23.7575, 90.3610 | mohammadpur | mohammadpur bus stop; mohammadpur bus stand area
moneshwar | Moneshwar | মনেশ্বর | 23.7370, 90.3690 | hazaribagh | moneshwar road
nabi-nagar-housing | Nabi Nagar Housing | নবীনগর হাউজিং | 23.7580, 90.3470 | mohammadpur | nobinagar housing; nobi nagar
nobodoy | Nobodoy Housing Society | নবোদয় হাউজিং সোসাইটি | 23.7635, 90.3510 | mohammadpur | nobodoy housing; nobodoy; nabodoy housing; নবোদয়; নবোদয় হাউজিং
north-adabor | North Adabor | উত্তর আদাবর | 23.7765, 90.3585 | adabor | uttar adabor; ibn sina housing; sunibir housing society
nurjahan-road | Nurjahan Road | নূরজাহান রোড | 23.7610, 90.3620 | mohammadpur | noorjahan road
panthapath | Panthapath | পান্থপথ | 23.7510, 90.3870 | kalabagan | pantho path
pc-culture | PC Culture Housing | পিসি কালচার হাউজিং | 23.7700, 90.3570 | mohammadpur | pc culture; pisciculture; pisciculture housing; pc culture housing society; পিসি কালচার; prominent housing
pilkhana | Pilkhana | পিলখানা | 23.7330, 90.3750 | hazaribagh | bgb headquarters
rayer-bazar | Rayer Bazar | রায়ের বাজার | 23.7440, 90.3610 | hazaribagh | rayer bazaar; hashem khan road
ring-road | Ring Road | রিং রোড | 23.7690, 90.3600 | mohammadpur | ring road shyamoli; shia masjid; shia mosque
salimullah-road | Salimullah Road | সলিমুল্লাহ রোড | 23.7600, 90.3640 | mohammadpur | solimullah road
sankar | Shankar | শংকর | 23.7510, 90.3680 | dhanmondi | sankar; shangkar; shankor; শঙ্কর
satmasjid-housing | Satmasjid Housing | সাত মসজিদ হাউজিং | 23.7560, 90.3545 | mohammadpur |
satmasjid-road | Satmasjid Road | সাত মসজিদ রোড | 23.7460, 90.3695 | dhanmondi | satmasjid
science-lab | Science Lab | সায়েন্স ল্যাব | 23.7390, 90.3840 | dhanmondi | science laboratory; সাইন্স ল্যাব
shekhertek | Shekhertek | শেখেরটেক | 23.7715, 90.3545 | mohammadpur | sekhertek; abdur rafique housing society
shukrabad | Shukrabad | শুক্রাবাদ | 23.7525, 90.3775 | dhanmondi | sukrabad; sukrabadh
shyamoli | Shyamoli | শ্যামলী | 23.7745, 90.3650 | mohammadpur | shamoli; shyamoly; shamoly; syamoli; shyamoli square; shishu mela; শিশু মেলা
shyamoli-housing | Shyamoli Housing | শ্যামলী হাউজিং | 23.7730, 90.3500 | adabor | shyamoli housing 2nd project; shyamoli housing shekhertek
sobhanbag | Sobhanbag | সোবহানবাগ | 23.7545, 90.3765 | dhanmondi | sobhanbagh; shobhanbag; sobhanbag mosque
suchona-model-town | Suchona Model Town | সূচনা মডেল টাউন | 23.7520, 90.3470 | bosila | shuchona model town; suchana model town
sultanganj-rayer-bazar | Sultanganj | সুলতানগঞ্জ | 23.7420, 90.3590 | rayer-bazar | sultangonj
swapnodhara | Swapnodhara Housing | স্বপ্নধারা হাউজিং | 23.7435, 90.3450 | bosila | swapnadhara; shopnodhara housing; swapnodhara
tajmahal-road | Tajmahal Road | তাজমহল রোড | 23.7640, 90.3630 | mohammadpur | tajmohol road
tali-office | Tali Office | ট্যালি অফিস | 23.7400, 90.3660 | hazaribagh | tali office road; tally office; sikder real estate
tallabag | Tallabag | তল্লাবাগ | 23.7545, 90.3785 | dhanmondi | tollabag; tallabagh
taltola-agargaon | Agargaon Taltola | আগারগাঁও তালতলা | 23.7825, 90.3785 | agargaon | taltola agargaon; ~taltola; ~তালতলা; taltola west kafrul
tin-rastar-mor | Tin Rastar Mor | তিন রাস্তার মোড় | 23.7605, 90.3480 | mohammadpur | tin rasta; mohammadpur tin rasta; 3 rastar mor
town-hall | Town Hall | টাউন হল | 23.7590, 90.3660 | mohammadpur | mohammadpur town hall
turag-housing | Turag Housing | তুরাগ হাউজিং | 23.7645, 90.3480 | mohammadpur
zafrabad | Zafrabad | জাফরাবাদ | 23.7495, 90.3620 | mohammadpur | jafrabad; zafarabad; jafarabad
zakir-hossain-road | Zakir Hossain Road | জাকির হোসেন রোড | 23.7585, 90.3675 | mohammadpur | jakir hossain road
`;
