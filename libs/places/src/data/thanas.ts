/** The city itself, its thanas, and the towns around it. People use these names for whole parts of the city. */
export const thanas = `
adabor | Adabor | আদাবর | 23.7719, 90.3585 | dhaka | adabar
badda | Badda | বাড্ডা | 23.7806, 90.4257 | dhaka | bhadda; বাড্ডা থানা
banani | Banani | বনানী | 23.7937, 90.4066 | dhaka | bonani; kamal ataturk; kamal ataturk avenue; কামাল আতাতুর্ক; কামাল আতাতুর্ক এভিনিউ; banani chairman bari
bangshal | Bangshal | বংশাল | 23.7175, 90.4070 | old-dhaka | bongshal; bangsal; north south road; নর্থ সাউথ রোড
cantonment | Dhaka Cantonment | ঢাকা সেনানিবাস | 23.8185, 90.3990 | dhaka | cantonment; cantt; ক্যান্টনমেন্ট; ঢাকা ক্যান্টনমেন্ট; সেনানিবাস
chawkbazar | Chawkbazar | চকবাজার | 23.7165, 90.3958 | old-dhaka | chalkbazar; chokbazar
dakshinkhan | Dakshinkhan | দক্ষিণখান | 23.8610, 90.4270 | dhaka | dokkhinkhan; dakkhin khan
demra | Demra | ডেমরা | 23.7180, 90.4800 | dhaka | demora
dhaka | Dhaka | ঢাকা | 23.7900, 90.4000 | | dhaka city; all dhaka; whole dhaka; ঢাকা শহর
dhanmondi | Dhanmondi | ধানমন্ডি | 23.7461, 90.3742 | dhaka | dhanmandi; danmondi; dhanmondi residential area
gandaria | Gandaria | গেন্ডারিয়া | 23.7030, 90.4235 | old-dhaka | gendaria; gandariya
gazipur | Gazipur | গাজীপুর | 23.9990, 90.4203 | dhaka | gajipur; gazipur chowrasta; joydebpur; জয়দেবপুর; গাজীপুর চৌরাস্তা; joydebpur chowrasta
gulshan | Gulshan | গুলশান | 23.7875, 90.4155 | dhaka | gulsan; goolshan; gulshan avenue; গুলশান এভিনিউ
hazaribagh | Hazaribagh | হাজারীবাগ | 23.7330, 90.3640 | dhaka | hazaribag; hajaribag; hazaribagh tannery; tannery more; tannery mor; ট্যানারি মোড়
jatrabari | Jatrabari | যাত্রাবাড়ী | 23.7104, 90.4348 | dhaka | zatrabari
kadamtali | Kadamtali | কদমতলী | 23.6890, 90.4400 | dhaka | kodomtoli; kadamtoli
kafrul | Kafrul | কাফরুল | 23.7905, 90.3835 | dhaka | kafrool
kalabagan | Kalabagan | কলাবাগান | 23.7480, 90.3815 | dhaka | kolabagan
kamrangirchar | Kamrangirchar | কামরাঙ্গীরচর | 23.7180, 90.3720 | dhaka |
keraniganj | Keraniganj | কেরানীগঞ্জ | 23.6985, 90.3860 | dhaka | keranigonj; keranigong
khilgaon | Khilgaon | খিলগাঁও | 23.7500, 90.4270 | dhaka | khilgao; khilgoan; khilgaw
khilkhet | Khilkhet | খিলক্ষেত | 23.8300, 90.4240 | dhaka | khilkhat; khilket; খিলখেত
kotwali | Kotwali | কোতোয়ালী | 23.7105, 90.4090 | old-dhaka | kotoali; কোতয়ালী
lalbagh | Lalbagh | লালবাগ | 23.7195, 90.3885 | old-dhaka | lalbag
mirpur | Mirpur | মিরপুর | 23.8050, 90.3620 | dhaka | mirpoor; meerpur
mohammadpur | Mohammadpur | মোহাম্মদপুর | 23.7640, 90.3590 | dhaka | mohammodpur; muhammadpur; mohamadpur; mohammedpur; md pur; মহম্মদপুর; মুহাম্মদপুর
motijheel | Motijheel | মতিঝিল | 23.7330, 90.4172 | dhaka | motijhil; matijheel; motijil; motijheel c a; motijheel commercial area; shapla chattar; শাপলা চত্বর
mugda | Mugda | মুগদা | 23.7310, 90.4300 | dhaka | mugdapara; mughda; মুগদাপাড়া
narayanganj | Narayanganj | নারায়ণগঞ্জ | 23.6238, 90.5000 | dhaka | narayangonj; naraynganj
new-market | New Market | নিউ মার্কেট | 23.7335, 90.3838 | dhaka |
old-dhaka | Old Dhaka | পুরান ঢাকা | 23.7130, 90.4060 | dhaka | puran dhaka; puraton dhaka; old town dhaka; পুরাতন ঢাকা
pallabi | Pallabi | পল্লবী | 23.8265, 90.3605 | mirpur | pollobi; pallobi
paltan | Paltan | পল্টন | 23.7345, 90.4135 | dhaka | polton; paltan thana
ramna | Ramna | রমনা | 23.7440, 90.4030 | dhaka | romna
rampura | Rampura | রামপুরা | 23.7612, 90.4208 | dhaka | rampora
rupganj | Rupganj | রূপগঞ্জ | 23.7900, 90.5200 | dhaka | rupgonj
sabujbagh | Sabujbagh | সবুজবাগ | 23.7400, 90.4290 | dhaka | sabujbag; shobujbag; sobujbag
savar | Savar | সাভার | 23.8583, 90.2667 | dhaka | shavar; sabhar
shah-ali | Shah Ali | শাহ আলী | 23.7945, 90.3455 | mirpur | shah ali bag; শাহ আলী বাগ
shahbagh | Shahbagh | শাহবাগ | 23.7385, 90.3955 | dhaka | shahbag; sahbag; shabagh
shahjahanpur | Shahjahanpur | শাহজাহানপুর | 23.7415, 90.4200 | dhaka | shajahanpur; sahjahanpur
sher-e-bangla-nagar | Sher-e-Bangla Nagar | শেরেবাংলা নগর | 23.7720, 90.3760 | dhaka | sher e bangla nagor
shyampur | Shyampur | শ্যামপুর | 23.6920, 90.4290 | dhaka | shampur; syampur
sutrapur | Sutrapur | সূত্রাপুর | 23.7110, 90.4170 | old-dhaka | shutrapur
tejgaon | Tejgaon | তেজগাঁও | 23.7625, 90.3945 | dhaka | tejgao; tezgaon
tongi | Tongi | টঙ্গী | 23.8915, 90.4020 | gazipur | tungi; টংগী
turag | Turag | তুরাগ | 23.8850, 90.3720 | dhaka | torag
uttara | Uttara | উত্তরা | 23.8720, 90.3960 | dhaka | uttora; uttara model town; uttara janapath; sonargaon janapath; সোনারগাঁও জনপথ
uttarkhan | Uttarkhan | উত্তরখান | 23.8780, 90.4350 | dhaka | uttorkhan
vatara | Vatara | ভাটারা | 23.7990, 90.4330 | dhaka | bhatara; vhatara; vatara road; ভাটারা থানা
wari | Wari | ওয়ারী | 23.7160, 90.4180 | old-dhaka | oari; rankin street; র‍্যাংকিন স্ট্রিট
`;
