/** Areas of Uttara, Turag, Dakshinkhan, Uttarkhan, Khilkhet and Tongi. */
export const areasOfUttara = `
abdullahpur | Abdullahpur | আব্দুল্লাহপুর | 23.8800, 90.4010 | uttara | abdullapur; আবদুল্লাহপুর
ainusbag | Ainusbag | আইনুসবাগ | 23.8520, 90.4260 | dakshinkhan | aainusbag; ainushbag
airport | Airport | বিমানবন্দর | 23.8516, 90.4075 | dhaka | bimanbandar; bimanbondor; dhaka airport; এয়ারপোর্ট; shahjalal airport
anurbag | Anurbag | আনুরবাগ | 23.8570, 90.4250 | dakshinkhan |
ashkona | Ashkona | আশকোনা | 23.8530, 90.4160 | dakshinkhan | askona; haji camp; hajj camp; হাজী ক্যাম্প
ashulia | Ashulia | আশুলিয়া | 23.8920, 90.3230 | savar | asulia
azampur | Azampur | আজমপুর | 23.8690, 90.4030 | uttara | ajampur; uttara azampur; uttara ajampur; উত্তরা আজমপুর; আজিমপুর উত্তরা
azampur-east | East Azampur | পূর্ব আজমপুর | 23.8720, 90.4100 | dakshinkhan | bonobithi; bonobithi abashik alaka
azampur-middle | Middle Azampur | মধ্য আজমপুর | 23.8690, 90.4130 | dakshinkhan | madhya ajampur; moddho azampur
azampur-north | North Azampur | উত্তর আজমপুর | 23.8740, 90.4130 | dakshinkhan | uttar azampur; uttor azampur; uttor ajampur
azampur-south | South Azampur | দক্ষিণ আজমপুর | 23.8655, 90.4120 | dakshinkhan | dokkhin azampur
bamnartek | Bamnartek | বামনারটেক | 23.8810, 90.3830 | turag |
board-bazar | Board Bazar | বোর্ড বাজার | 23.9480, 90.3830 | gazipur | board bazaar
bot-tola-khilkhet | Bottola | বটতলা | 23.8320, 90.4290 | khilkhet | ~bottola
chairman-para | Chairman Para | চেয়ারম্যান পাড়া | 23.8590, 90.4300 | dakshinkhan |
chalabon | Chalabon | চালাবন | 23.8690, 90.4230 | dakshinkhan | south chalabon; chalaban
chandalbhog | Chandalbhog | চণ্ডালভোগ | 23.8690, 90.3570 | turag |
cherag-ali | Cherag Ali | চেরাগ আলী | 23.9020, 90.4000 | tongi | cherag ali market
dhorangartek | Dhorangartek | ধরঙ্গারটেক | 23.8870, 90.3800 | turag | dharangartek
diabari | Diabari | দিয়াবাড়ি | 23.8710, 90.3640 | turag | diya bari
dolipara | Dolipara | ডলিপাড়া | 23.8660, 90.3890 | uttara | jashimuddin avenue dolipara; sher e bangla avenue
faydabad | Faydabad | ফায়দাবাদ | 23.8790, 90.4180 | dakshinkhan | faidabad; foydabad; tic colony; transmitter; faidabad garden city
gawair | Gawair | গাওয়াইর | 23.8520, 90.4200 | dakshinkhan | gawayer; gaoair; gawair bazar
goaltek | Goaltek | গোয়ালটেক | 23.8810, 90.4210 | dakshinkhan |
hatimbag | Hatimbag | হাতিমবাগ | 23.8560, 90.4210 | dakshinkhan |
house-building | House Building | হাউজ বিল্ডিং | 23.8740, 90.4005 | uttara | house building uttara; হাউস বিল্ডিং
jasimuddin | Jasimuddin | জসীমউদ্দীন | 23.8605, 90.4000 | uttara | jashimuddin; jashimuddin avenue; jasimuddin road
kamarpara | Kamarpara | কামারপাড়া | 23.8930, 90.3870 | turag |
kawlar | Kawlar | কাওলার | 23.8460, 90.4180 | dakshinkhan | kaola; kawla; kaolar; kawlar moddho para; কাওলা
kazibari-dakshinkhan | Kazibari | কাজীবাড়ি | 23.8640, 90.4280 | dakshinkhan |
khilkhet-namapara | Namapara | নামাপাড়া | 23.8330, 90.4330 | khilkhet | east namapara; uttar namapara; boatghat
lake-city-concord | Lake City Concord | লেক সিটি কনকর্ড | 23.8330, 90.4250 | khilkhet | lake city
moddhopara-khilkhet | Khilkhet Moddhopara | খিলক্ষেত মধ্যপাড়া | 23.8300, 90.4280 | khilkhet | ~moddo para; ~moddhopara; ~uttar para
mollartek | Mollartek | মোল্লারটেক | 23.8580, 90.4110 | dakshinkhan | east mollartek; south mollartek; west mollartek
moushair | Moushair | মৌশাইর | 23.8790, 90.4270 | dakshinkhan | mousair; mausaid
naddapara | Naddapara | নদ্দাপাড়া | 23.8540, 90.4290 | dakshinkhan |
nalbhog | Nalbhog | নলভোগ | 23.8780, 90.3730 | turag | nolbhog
naya-nagar-khilkhet | Khilkhet Naya Nagar | খিলক্ষেত নয়ানগর | 23.8350, 90.4300 | khilkhet | ~naya nagar; ~nayanagar
nikunja | Nikunja | নিকুঞ্জ | 23.8290, 90.4180 | khilkhet | nikunjo; nikunja residential area
nikunja-1 | Nikunja 1 | নিকুঞ্জ ১ | 23.8245, 90.4190 | nikunja | nikunja one; nikunjo 1
nikunja-2 | Nikunja 2 | নিকুঞ্জ ২ | 23.8335, 90.4175 | nikunja | nikunja two; nikunjo 2
nowapara-dakshinkhan | Nowapara | নোয়াপাড়া | 23.8660, 90.4340 | dakshinkhan | noapara; nawapara
pink-city | Pink City | পিংক সিটি | 23.8440, 90.4530 | khilkhet | pink city khilkhet
priyanka-city | Priyanka City | প্রিয়াংকা সিটি | 23.8755, 90.3800 | uttara-12 | priyanka housing
rajlakshmi | Rajlakshmi | রাজলক্ষ্মী | 23.8640, 90.4000 | uttara | rajlokkhi; rajlaxmi; rajlakshmi complex
ranavola | Ranavola | রানাভোলা | 23.8865, 90.3850 | turag | ranabhola; ranavola block d
shardar-bari | Shardar Bari | সরদার বাড়ি | 23.8600, 90.4220 | dakshinkhan | sardar bari
talertek | Talertek | তালেরটেক | 23.8370, 90.4350 | khilkhet |
tongi-bazar | Tongi Bazar | টঙ্গী বাজার | 23.8850, 90.4010 | tongi | tongi bazaar; station road tongi
tongi-college-gate | Tongi College Gate | টঙ্গী কলেজ গেট | 23.8985, 90.4010 | tongi | college gate tongi
`;
