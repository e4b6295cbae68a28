/** Areas of Old Dhaka, Jatrabari, Demra, Shyampur, Keraniganj, Savar and Narayanganj. */
export const areasOfSouthDhaka = `
aminbazar | Amin Bazar | আমিনবাজার | 23.7900, 90.3280 | savar |
armanitola | Armanitola | আরমানিটোলা | 23.7125, 90.4030 | bangshal | আর্মানিটোলা
ati-bazar | Ati Bazar | আটি বাজার | 23.7290, 90.3400 | keraniganj |
babubazar | Babubazar | বাবুবাজার | 23.7115, 90.4010 | kotwali |
bakshi-bazar | Bakshi Bazar | বকশীবাজার | 23.7225, 90.3945 | chawkbazar | boxi bazar; bokshibazar; বকশীবাজার মোড়
bangla-bazar | Bangla Bazar | বাংলাবাজার | 23.7070, 90.4120 | sutrapur |
begum-bazar | Begum Bazar | বেগম বাজার | 23.7155, 90.4000 | chawkbazar | begum bazaar
bibir-bagicha | Bibir Bagicha | বিবির বাগিচা | 23.7120, 90.4320 | jatrabari |
chankharpul | Chankharpul | চানখাঁরপুল | 23.7230, 90.4005 | chawkbazar | chankarpul
chashara | Chashara | চাষাড়া | 23.6230, 90.4980 | narayanganj | chasara; চাষাঢ়া
chowdhury-bazar | Chowdhury Bazar | চৌধুরী বাজার | 23.7215, 90.3815 | lalbagh | chowdhury bazar lalbagh
dayaganj | Dayaganj | দয়াগঞ্জ | 23.7085, 90.4255 | gandaria | doyagonj; dayagonj
dhalpur | Dhalpur | ধলপুর | 23.7180, 90.4310 | jatrabari | dholpur
dhamrai | Dhamrai | ধামরাই | 23.9150, 90.2110 | dhaka | dhamray
dholaikhal | Dholaikhal | ধোলাইখাল | 23.7110, 90.4190 | sutrapur | kulutala
dhupkhola | Dhupkhola | ধূপখোলা | 23.7075, 90.4230 | gandaria | dhupkhola math
dogair | Dogair | ডগাইর | 23.7080, 90.4660 | demra | dogair bazar; dagair
dolairpar | Dolairpar | দোলাইরপাড় | 23.7010, 90.4340 | jatrabari | west dolairpar; dholairpar; dolaipar; দোলাইপাড়
donia | Donia | দনিয়া | 23.7010, 90.4420 | jatrabari | doniya; dania; north donia; south donia; south doniya; east doniya; nurpur; polashpur; rasulpur donia
farashganj | Farashganj | ফরাশগঞ্জ | 23.7055, 90.4180 | sutrapur | forashgonj; farashgonj
faridabad | Faridabad | ফরিদাবাদ | 23.6980, 90.4220 | gandaria | foridabad
fatullah | Fatullah | ফতুল্লা | 23.6420, 90.4830 | narayanganj | fotullah; fatulla
ganda | Ganda | গেন্ডা | 23.8480, 90.2590 | savar | genda
golapbag | Golapbag | গোলাপবাগ | 23.7160, 90.4300 | jatrabari | golapbagh
gulistan | Gulistan | গুলিস্তান | 23.7250, 90.4120 | paltan | golistan; gulisthan
hasnabad | Hasnabad | হাসনাবাদ | 23.6830, 90.4180 | keraniganj | hasnabad housing; south keraniganj
hemayetpur | Hemayetpur | হেমায়েতপুর | 23.7930, 90.2700 | savar | hemayetpur savar
islambag | Islambag | ইসলামবাগ | 23.7145, 90.3890 | chawkbazar | islambagh
islampur | Islampur | ইসলামপুর | 23.7095, 90.4070 | kotwali | islampur road
jahangirnagar | Jahangirnagar | জাহাঙ্গীরনগর | 23.8830, 90.2670 | savar |
jinjira | Jinjira | জিনজিরা | 23.7065, 90.3880 | keraniganj | zinzira; jinzira
jurain | Jurain | জুরাইন | 23.6950, 90.4330 | shyampur | joorain; muradpur jurain
kajla | Kajla | কাজলা | 23.7060, 90.4440 | jatrabari | kazla
kaptan-bazar | Kaptan Bazar | কাপ্তান বাজার | 23.7195, 90.4140 | wari | gulistan kaptan bazar
kazirgaon | Kazirgaon | কাজীরগাঁও | 23.7090, 90.4510 | jatrabari | kajirgaon
keller-mor | Kellar Mor | কেল্লার মোড় | 23.7180, 90.3870 | lalbagh | keller mor; kellar more; keller more; lalbagh fort; লালবাগ কেল্লা; lalbagh kella; lalbagh kellar mor
khaje-dewan | Khaje Dewan | খাজে দেওয়ান | 23.7190, 90.3910 | chawkbazar | khaje dewan lane; khaja dewan
kolta-bazar | Kolta Bazar | কলতাবাজার | 23.7105, 90.4140 | sutrapur | rokonpur; kaltabazar
konapara | Konapara | কোনাপাড়া | 23.7100, 90.4590 | demra |
kutubkhali | Kutubkhali | কুতুবখালী | 23.7080, 90.4410 | jatrabari | south kutubkhali
luxmibazar | Luxmibazar | লক্ষ্মীবাজার | 23.7080, 90.4150 | sutrapur | laxmibazar; lakshmibazar; lokkhibazar; লক্ষীবাজার
mahuttuli | Mahuttuli | মাহুতটুলী | 23.7140, 90.4045 | bangshal | mahuthtuli
matuail | Matuail | মাতুয়াইল | 23.7130, 90.4700 | demra | south matuail; matuwail; মাতুয়াইল ডেমরা
mir-hazirbag | Mir Hazirbag | মীর হাজীরবাগ | 23.7060, 90.4300 | jatrabari | mir hajirbag; mir hajir bag road
mitford | Mitford | মিটফোর্ড | 23.7110, 90.4000 | kotwali | midford; mitford road
nabinagar-savar | Nabinagar | নবীনগর | 23.9120, 90.2590 | savar | nobinagar savar; baipail; বাইপাইল
narinda | Narinda | নারিন্দা | 23.7120, 90.4205 | sutrapur | norinda
nawabganj-lalbagh | Nawabganj | নবাবগঞ্জ | 23.7215, 90.3790 | lalbagh | nawabgonj; nababganj
naya-bazar | Naya Bazar | নয়াবাজার | 23.7150, 90.4065 | bangshal | noya bazar
nazimuddin-road | Nazimuddin Road | নাজিমউদ্দিন রোড | 23.7205, 90.3995 | bangshal | saat rawza; satrowza; সাত রওজা; majed sardar road; kahektuli; shuritola
nazirabazar | Nazira Bazar | নাজিরা বাজার | 23.7205, 90.4068 | bangshal | nazira bazaar; najira bazar
nimtali | Nimtali | নিমতলী | 23.7235, 90.4020 | bangshal | nimtoli
north-jatrabari | North Jatrabari | উত্তর যাত্রাবাড়ী | 23.7130, 90.4350 | jatrabari | uttar jatrabari
patuatuli | Patuatuli | পাটুয়াটুলী | 23.7085, 90.4100 | kotwali | patuatuly; ray shaheb bazar; raysaheb bazar; রায়সাহেব বাজার
polashi | Polashi | পলাশী | 23.7270, 90.3893 | lalbagh | palashi; polashi mor; polashi bazar; পলাশী মোড়
postogola | Postogola | পোস্তগোলা | 23.6920, 90.4260 | shyampur | postagola
rayerbag | Rayerbag | রায়েরবাগ | 23.6990, 90.4560 | jatrabari | rayerbagh
sadarghat | Sadarghat | সদরঘাট | 23.7060, 90.4100 | kotwali | sodorghat; shadarghat
sarulia | Sarulia | সারুলিয়া | 23.7140, 90.4870 | demra | sharulia
sayedabad | Sayedabad | সায়েদাবাদ | 23.7145, 90.4275 | jatrabari | saidabad; syedabad; saydabad; সায়দাবাদ; janapath; janapath mor; জনপথ; জনপথ মোড়
shahid-nagar | Shahid Nagar | শহীদ নগর | 23.7170, 90.3800 | lalbagh | shohid nagar
shakhari-bazar | Shankhari Bazar | শাঁখারী বাজার | 23.7095, 90.4105 | kotwali | shakhari bazar
shamibag | Shamibag | স্বামীবাগ | 23.7165, 90.4240 | gandaria | swamibag; swamibagh; shamibag road; শামীবাগ
shanir-akhra | Shanir Akhra | শনির আখড়া | 23.7030, 90.4500 | jatrabari | shonir akhra; sonir akhra
sheikhdi | Sheikhdi | শেখদি | 23.7020, 90.4480 | jatrabari | shekhdi
siddhirganj | Siddhirganj | সিদ্ধিরগঞ্জ | 23.6840, 90.5170 | narayanganj | siddirganj; siddhirgonj; chittagong road; চিটাগাং রোড
signboard | Signboard | সাইনবোর্ড | 23.6930, 90.4780 | narayanganj |
south-jatrabari | South Jatrabari | দক্ষিণ যাত্রাবাড়ী | 23.7075, 90.4340 | jatrabari | west jatrabari
staff-quarter | Demra Staff Quarter | ডেমরা স্টাফ কোয়ার্টার | 23.7240, 90.4950 | demra | staff quarter; staff quarter demra; স্টাফ কোয়ার্টার
tanti-bazar | Tanti Bazar | তাঁতীবাজার | 23.7120, 90.4080 | kotwali | tati bazaar; tatibazar
tikatuli | Tikatuli | টিকাটুলী | 23.7190, 90.4220 | wari | tikatuly; hatkhola
`;
