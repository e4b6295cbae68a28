/** Areas of Tejgaon, Ramna, Motijheel, Paltan, Khilgaon, Sabujbagh, Mugda, Shahbagh and New Market. */
export const areasOfCentralDhaka = `
arambagh | Arambagh | আরামবাগ | 23.7320, 90.4200 | motijheel | arambag
azimpur | Azimpur | আজিমপুর | 23.7285, 90.3840 | lalbagh | ajimpur; shaikh saheb bazar; shaikh saheb bazar road; azimpur colony; azimpur staff quarter; আজিমপুর কলোনি
bailey-road | Bailey Road | বেইলি রোড | 23.7415, 90.4090 | ramna | baily road; beily road
banglamotor | Banglamotor | বাংলামোটর | 23.7460, 90.3945 | ramna | banglamotors
basabo | Basabo | বাসাবো | 23.7420, 90.4290 | sabujbagh | bashabo; bassabo; bashaboo; basaboo; atish deepankar road
basabo-east | East Basabo | পূর্ব বাসাবো | 23.7425, 90.4330 | basabo | east bashabo
basabo-middle | Middle Basabo | মধ্য বাসাবো | 23.7405, 90.4300 | basabo | middle bashabo; chayabithi; chayabithi eastern housing
basabo-north | North Basabo | উত্তর বাসাবো | 23.7440, 90.4280 | basabo | north bashabo
basabo-south | South Basabo | দক্ষিণ বাসাবো | 23.7375, 90.4295 | basabo | south bashabo; mayakanon; মায়াকানন
bashundhara-city | Bashundhara City | বসুন্ধরা সিটি | 23.7508, 90.3907 | tejgaon | bashundhara city mall; bashundhara city shopping; bosundhora city; basundhara city; bashundhara shopping mall; বসুন্ধরা শপিং মল
bijoy-nagar | Bijoy Nagar | বিজয়নগর | 23.7365, 90.4115 | paltan | bijoy nogor
boro-maghbazar | Boro Maghbazar | বড় মগবাজার | 23.7495, 90.4080 | maghbazar | bara moghbazar; boro moghbazar; modhubag; modhubagh; মধুবাগ; mirbagh; mirbag
dilkusha | Dilkusha | দিলকুশা | 23.7275, 90.4175 | motijheel | dilkusha c a; dilkusha commercial area
dilu-road | Dilu Road | দিলু রোড | 23.7480, 90.4020 | ramna |
elephant-road | Elephant Road | এলিফ্যান্ট রোড | 23.7395, 90.3870 | new-market | old elephant road; এলিফেন্ট রোড; bata signal; বাটা সিগন্যাল
eskaton | Eskaton | ইস্কাটন | 23.7475, 90.3985 | ramna | iskaton; eskatan; ইস্কাটন রোড
eskaton-new | New Eskaton | নিউ ইস্কাটন | 23.7485, 90.4000 | eskaton | new iskaton; naya eskaton
eskaton-old | Old Eskaton | পুরাতন ইস্কাটন | 23.7460, 90.3985 | eskaton | old iskaton
fakirapool | Fakirapool | ফকিরাপুল | 23.7355, 90.4160 | motijheel | fakirapul; fokirapul; fakirerpool; ফকিরাপুল বাজার
farmgate | Farmgate | ফার্মগেট | 23.7575, 90.3885 | tejgaon | farmget; firmgate; ফার্মগেইট
gopibag | Gopibag | গোপীবাগ | 23.7245, 90.4240 | motijheel | gopibagh; rk mission road
goran | Goran | গোড়ান | 23.7480, 90.4350 | khilgaon | east goran; shipahibag goran; গোরান
goran-north | North Goran | উত্তর গোড়ান | 23.7520, 90.4340 | goran | uttar goran
goran-south | South Goran | দক্ষিণ গোড়ান | 23.7460, 90.4370 | goran | shantipur; dokkhin goran
gulbag | Gulbag | গুলবাগ | 23.7465, 90.4170 | malibagh | gulbagh
hatirpool | Hatirpool | হাতিরপুল | 23.7440, 90.3905 | new-market | hatirpul
indira-road | Indira Road | ইন্দিরা রোড | 23.7590, 90.3830 | tejgaon |
kadamtala | Kadamtala | কদমতলা | 23.7435, 90.4340 | basabo | kodomtola; kadamtala road; kadamtola
kakrail | Kakrail | কাকরাইল | 23.7385, 90.4085 | ramna | kakrile; kakrail mor
kamalapur | Kamalapur | কমলাপুর | 23.7315, 90.4260 | motijheel | kamlapur; komlapur; north kamlapur; kamalapur railway station
karwan-bazar | Karwan Bazar | কারওয়ান বাজার | 23.7510, 90.3935 | tejgaon | kawran bazar; karwan bazaar; kaoran bazar; কাওরান বাজার
katabon | Katabon | কাঁটাবন | 23.7390, 90.3910 | new-market | kataban
khilgaon-chowdhurypara | Khilgaon Chowdhurypara | খিলগাঁও চৌধুরীপাড়া | 23.7545, 90.4210 | khilgaon | ~chowdhuripara; ~chowdhurypara
khilgaon-railgate | Khilgaon Railgate | খিলগাঁও রেলগেট | 23.7435, 90.4265 | khilgaon | khilgaon flyover
khilgaon-taltola | Khilgaon Taltola | খিলগাঁও তালতলা | 23.7515, 90.4250 | khilgaon | taltola khilgaon; ~taltola; ~তালতলা; notunbag
lalbagh-amligola | Amligola | আমলিগোলা | 23.7210, 90.3840 | lalbagh | amligola lalbagh; jagannath shaha road
madartek | Madartek | মাদারটেক | 23.7405, 90.4380 | basabo | east madartek; south madartek
maghbazar | Moghbazar | মগবাজার | 23.7490, 90.4050 | ramna | maghbazar; mogbazar; magbazar; moghbazar wireless; moghbazar wireless gate; মগবাজার মোড়; মগবাজার ওয়্যারলেস; মগবাজার ওয়ারলেস
malibagh | Malibagh | মালিবাগ | 23.7490, 90.4130 | shahjahanpur | malibag; west malibag; malibag bazar road; malibagh railgate
malibagh-chowdhurypara | Malibagh Chowdhurypara | মালিবাগ চৌধুরীপাড়া | 23.7545, 90.4175 | malibagh | chowdhurypara; চৌধুরীপাড়া; abul hotel; আবুল হোটেল
manda | Manda | মান্ডা | 23.7290, 90.4400 | mugda | mandaa
maniknagar | Maniknagar | মানিকনগর | 23.7230, 90.4330 | mugda | east maniknagar; south maniknagar; west maniknagar
meradia | Meradia | মেরাদিয়া | 23.7590, 90.4400 | khilgaon | west meradia; nobinbagh; meradiya
minto-road | Minto Road | মিন্টো রোড | 23.7430, 90.4020 | ramna | mintu road
monipuripara | Monipuripara | মনিপুরীপাড়া | 23.7610, 90.3870 | tejgaon | manipuripara; monipuripara tejgaon
mouchak | Mouchak | মৌচাক | 23.7465, 90.4120 | ramna | moucak; mowchak
nakhalpara | Nakhalpara | নাখালপাড়া | 23.7670, 90.3930 | tejgaon | east nakhalpara; nakalpara
nakhalpara-west | West Nakhalpara | পশ্চিম নাখালপাড়া | 23.7680, 90.3905 | nakhalpara | poshchim nakhalpara
nandipara | Nandipara | নন্দীপাড়া | 23.7490, 90.4480 | khilgaon | west nandipara; nondipara
naya-paltan | Naya Paltan | নয়াপল্টন | 23.7375, 90.4135 | paltan | noya paltan; naya polton
nayatola | Nayatola | নয়াটোলা | 23.7540, 90.4080 | maghbazar | noyatola
nilkhet | Nilkhet | নীলক্ষেত | 23.7320, 90.3870 | new-market | neelkhet; nilkhat; নীলখেত
north-mugda | North Mugda | উত্তর মুগদা | 23.7335, 90.4310 | mugda | north mugdapara; uttar mugda
paribagh | Paribagh | পরীবাগ | 23.7420, 90.3940 | shahbagh | poribag; paribag
purana-paltan | Purana Paltan | পুরানা পল্টন | 23.7330, 90.4120 | paltan | purana polton; purana paltan lane; old paltan
rajabazar | Rajabazar | রাজাবাজার | 23.7560, 90.3845 | tejgaon | east rajabazar; west rajabazar; rajabazaar
rajarbag-kalibari | Rajarbag Kalibari | রাজারবাগ কালীবাড়ি | 23.7385, 90.4325 | sabujbagh | kalibari; ~rajarbag; ~rajarbagh
rajarbagh | Rajarbagh | রাজারবাগ | 23.7400, 90.4150 | shahjahanpur | rajarbag; rajarbagh police line
segunbagicha | Segunbagicha | সেগুনবাগিচা | 23.7345, 90.4065 | ramna | shegunbagicha
shahidbag | Shahidbag | শহীদবাগ | 23.7430, 90.4165 | shahjahanpur | shahidbagh; shohidbag
shahjahanpur-north | North Shahjahanpur | উত্তর শাহজাহানপুর | 23.7440, 90.4205 | shahjahanpur | uttar shahjahanpur; uttor shahjahanpur
shahjahanpur-south | South Shahjahanpur | দক্ষিণ শাহজাহানপুর | 23.7390, 90.4205 | shahjahanpur | dokkhin shahjahanpur
shantibag | Shantibag | শান্তিবাগ | 23.7445, 90.4155 | malibagh | shantibagh; santibag
shantinagar | Shantinagar | শান্তিনগর | 23.7410, 90.4125 | ramna | santinagar; shantinogor
shahinbag | Shahinbag | শাহীনবাগ | 23.7735, 90.3945 | tejgaon | shahinbagh; shaheenbag; shaheen bagh
siddheswari | Siddheswari | সিদ্ধেশ্বরী | 23.7445, 90.4095 | ramna | shiddheswari; siddeshwari; siddheshwari; siddeswari
sipahibag | Sipahibag | সিপাহীবাগ | 23.7530, 90.4365 | goran | sipahibagh; shipahibag; sepahibag
south-mugda | South Mugda | দক্ষিণ মুগদা | 23.7280, 90.4310 | mugda | south mugdapara; dokkhin mugda
tejgaon-industrial | Tejgaon Industrial Area | তেজগাঁও শিল্প এলাকা | 23.7650, 90.4030 | tejgaon | tejgaon shilpo elaka; tejgaon i a; nabisco; নাবিস্কো; তেজগাঁও শিল্পাঞ্চল; shatrasta; সাতরাস্তা; begunbari; south begunbari; বেগুনবাড়ি
tejkunipara | Tejkunipara | তেজকুনিপাড়া | 23.7625, 90.3905 | tejgaon | tezkunipara
tejturi-bazar | Tejturi Bazar | তেজতুরী বাজার | 23.7565, 90.3915 | tejgaon | east tejturi bazar; west tejturi bazar; tezturi bazar
tilpapara | Tilpapara | তিলপাপাড়া | 23.7510, 90.4280 | khilgaon | tilpapara road; khilgaon tilpapara
trimohoni | Trimohoni | ত্রিমোহনী | 23.7600, 90.4570 | khilgaon | trimohini; nasirabad
tt-para | TT Para | টিটি পাড়া | 23.7290, 90.4285 | mugda | titi para
`;
