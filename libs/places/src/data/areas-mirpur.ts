/** Areas of Mirpur, Pallabi, Kafrul and Shah Ali. */
export const areasOfMirpur = `
ahmed-nagar | Ahmed Nagar | আহমেদ নগর | 23.7945, 90.3590 | mirpur | ahmadnagar; east ahmed nagar
ansar-camp | Ansar Camp | আনসার ক্যাম্প | 23.7915, 90.3535 | mirpur-1 | ansar camp mirpur
arambag-pallabi | Arambag Residential Area | আরামবাগ আবাসিক এলাকা | 23.8245, 90.3545 | pallabi | ~arambag; ~arambagh; arambag mirpur; arambagh mirpur
arifabad | Arifabad Housing | আরিফাবাদ হাউজিং | 23.8200, 90.3545 | pallabi | arifabad; arifabad housing society; আরিফাবাদ
benarasi-palli | Benarasi Palli | বেনারসি পল্লী | 23.8125, 90.3690 | mirpur-10 | benaroshi polli; benarosi polli; benaroshi polly; mirpur benarasi palli
beribadh-mirpur | Mirpur Beribadh | মিরপুর বেড়িবাঁধ | 23.7930, 90.3410 | mirpur | ~beribadh; ~বেড়িবাঁধ
borobag | Borobag | বড়বাগ | 23.8015, 90.3610 | mirpur-2 | borobagh; barabag; boshoty housing; popular housing
darussalam | Darussalam | দারুস সালাম | 23.7860, 90.3545 | mirpur |
duaripara | Duaripara | দুয়ারীপাড়া | 23.8240, 90.3490 | mirpur |
duip | Duip Residential Area | দুয়িপ আবাসিক এলাকা | 23.8070, 90.3580 | mirpur-2 | duip
eastern-housing | Eastern Housing | ইস্টার্ন হাউজিং | 23.8290, 90.3480 | pallabi | eastern housing pallabi; pallabi phase 2
eastern-pallabi | Eastern Pallabi | ইস্টার্ন পল্লবী | 23.8300, 90.3560 | pallabi
first-colony | First Colony | প্রথম কলোনি | 23.7885, 90.3490 | mirpur | 1st colony; mazar road; মাজার রোড
gabtoli | Gabtoli | গাবতলী | 23.7835, 90.3440 | mirpur | gabtali; gabtoly; gabtoli bus stand
golartek | Golartek | গোলারটেক | 23.7910, 90.3465 | mirpur-1 |
ibrahimpur | Ibrahimpur | ইব্রাহিমপুর | 23.7945, 90.3850 | kafrul | ebrahimpur; north ibrahimpur
kachukhet | Kachukhet | কচুক্ষেত | 23.7930, 90.3905 | kafrul | kochukhet; kachukhat; কচুখেত
kallyanpur | Kallyanpur | কল্যাণপুর | 23.7815, 90.3610 | mirpur | kalyanpur; kollanpur; kallanpur; kolyanpur
kalshi | Kalshi | কালশী | 23.8235, 90.3760 | pallabi | kalsi; kalshi road
kazipara | Kazipara | কাজীপাড়া | 23.7985, 90.3720 | mirpur | kajipara
kazipara-east | East Kazipara | পূর্ব কাজীপাড়া | 23.7980, 90.3750 | kazipara | purbo kazipara
kazipara-west | West Kazipara | পশ্চিম কাজীপাড়া | 23.7990, 90.3690 | kazipara | poshchim kazipara; 22 bari
lalkuthi | Lalkuthi | লালকুঠি | 23.7895, 90.3470 | mirpur | 3rd colony; third colony
lalmati | Lalmati | লালমাটি | 23.8235, 90.3720 | mirpur-11 |
mirpur-1 | Mirpur 1 | মিরপুর ১ | 23.7956, 90.3537 | mirpur | mirpur section 1; mirpur one; ~section 1; ~sector 1; mirpur ek nombor; মিরপুর এক নম্বর; মিরপুর এক নাম্বার
mirpur-10 | Mirpur 10 | মিরপুর ১০ | 23.8069, 90.3687 | mirpur | mirpur section 10; mirpur ten; mirpur gol chattar; mirpur 10 gol chattar; mirpur 10 golchakkar; ~section 10; ~sector 10; mirpur dosh; mirpur dash; মিরপুর দশ; মিরপুর গোলচত্বর; মিরপুর ১০ গোলচত্বর
mirpur-11 | Mirpur 11 | মিরপুর ১১ | 23.8192, 90.3670 | mirpur | mirpur section 11; mirpur eleven; mirpur 11.5; mirpur sare egaro; মিরপুর সাড়ে এগারো; ~section 11; ~sector 11; purobi; পূরবী; purobi cinema; mirpur sare 11; mirpur egaro; মিরপুর এগারো
mirpur-12 | Mirpur 12 | মিরপুর ১২ | 23.8285, 90.3670 | mirpur | mirpur section 12; mirpur twelve; ~section 12; ~sector 12; ceramic road; mirpur baro; মিরপুর বারো
mirpur-13 | Mirpur 13 | মিরপুর ১৩ | 23.8075, 90.3790 | mirpur | mirpur section 13; ~section 13; ~sector 13
mirpur-14 | Mirpur 14 | মিরপুর ১৪ | 23.8000, 90.3875 | mirpur | mirpur section 14; ~section 14; ~sector 14
mirpur-15 | Mirpur 15 | মিরপুর ১৫ | 23.8085, 90.3870 | mirpur | mirpur section 15; ~section 15; ~sector 15
mirpur-2 | Mirpur 2 | মিরপুর ২ | 23.8045, 90.3605 | mirpur | mirpur section 2; mirpur two; ~section 2; ~sector 2; sony cinema hall; mirpur stadium; সনি সিনেমা হল; proshika mor; indoor stadium; mirpur dui nombor; মিরপুর দুই নম্বর; মিরপুর দুই নাম্বার
mirpur-3 | Mirpur 3 | মিরপুর ৩ | 23.8085, 90.3545 | mirpur | mirpur section 3; ~section 3; ~sector 3; rupali housing
mirpur-6 | Mirpur 6 | মিরপুর ৬ | 23.8125, 90.3610 | mirpur | mirpur section 6; mirpur six; ~section 6; ~sector 6
mirpur-7 | Mirpur 7 | মিরপুর ৭ | 23.8175, 90.3590 | mirpur | mirpur section 7; ~section 7; ~sector 7; mollika; mollika residential area; milk vita
mirpur-dohs | Mirpur DOHS | মিরপুর ডিওএইচএস | 23.8370, 90.3690 | mirpur | dohs mirpur; mirpur 12 dohs; মিরপুর ১২ ডিওএইচএস
mirpur-zoo | Mirpur Zoo | মিরপুর চিড়িয়াখানা | 23.8125, 90.3460 | mirpur | national zoo; zoo road; chiriakhana; chiriyakhana; চিড়িয়াখানা; চিড়িয়াখানা রোড; botanical garden; বোটানিক্যাল গার্ডেন
monipur | Monipur | মনিপুর | 23.8010, 90.3655 | mirpur | manipur; monipur mirpur
monipur-east | East Monipur | পূর্ব মনিপুর | 23.8010, 90.3680 | monipur | purbo monipur
monipur-middle | Middle Monipur | মধ্য মনিপুর | 23.8005, 90.3655 | monipur | moddho monipur
monipur-south | South Monipur | দক্ষিণ মনিপুর | 23.7970, 90.3655 | monipur | dokkhin monipur
monipur-west | West Monipur | পশ্চিম মনিপুর | 23.8010, 90.3635 | monipur | poshchim monipur
north-bishil | North Bishil | উত্তর বিশিল | 23.7985, 90.3490 | mirpur-1 | bishil; বিশিল
paikpara | Paikpara | পাইকপাড়া | 23.7885, 90.3590 | mirpur | staff quarter paikpara
paikpara-middle | Middle Paikpara | মধ্য পাইকপাড়া | 23.7890, 90.3615 | paikpara | moddho paikpara
paikpara-south | South Paikpara | দক্ষিণ পাইকপাড়া | 23.7855, 90.3600 | paikpara | dakkhin paikpara; dokkhin paikpara
pallabi-extension | Pallabi Extension | পল্লবী এক্সটেনশন | 23.8310, 90.3585 | pallabi
pirerbag | Pirerbag | পীরেরবাগ | 23.7910, 90.3660 | mirpur | pirerbagh
pirerbag-middle | Middle Pirerbag | মধ্য পীরেরবাগ | 23.7905, 90.3665 | pirerbag | moddho pirerbag; jhilpar
pirerbag-north | North Pirerbag | উত্তর পীরেরবাগ | 23.7940, 90.3660 | pirerbag | uttar pirerbag
pirerbag-south | South Pirerbag | দক্ষিণ পীরেরবাগ | 23.7870, 90.3680 | pirerbag | dokkhin pirerbag; kamal sarani; 60 feet; 60 feet road; shat foot; shat feet; shat fit; ষাট ফিট; lake view society
rainkhola | Rainkhola | রাইনখোলা | 23.8110, 90.3510 | mirpur-2 | rainkhola mirpur
rupnagar | Rupnagar | রূপনগর | 23.8180, 90.3525 | mirpur | rupnagar residential area; roopnagar; rupnogor; shialbari
second-colony | Second Colony | দ্বিতীয় কলোনি | 23.7875, 90.3510 | mirpur | 2nd colony
senpara-parbata | Senpara Parbata | সেনপাড়া পর্বতা | 23.8040, 90.3720 | mirpur-10 | senpara; senpara parbota; সেনপাড়া
shewrapara | Shewrapara | শেওড়াপাড়া | 23.7900, 90.3755 | mirpur | sheorapara; shewora para; sheurapara
shewrapara-east | East Shewrapara | পূর্ব শেওড়াপাড়া | 23.7900, 90.3785 | shewrapara | purbo shewrapara; purbo sheorapara; east sheorapara
shewrapara-west | West Shewrapara | পশ্চিম শেওড়াপাড়া | 23.7905, 90.3725 | shewrapara | poshchim shewrapara; poshchim sheorapara; west sheorapara; mannan sharani
south-bishil | South Bishil | দক্ষিণ বিশিল | 23.7945, 90.3500 | mirpur-1 | dokkhin bishil
sujat-nagar | Sujat Nagar | সুজাত নগর | 23.8270, 90.3575 | pallabi |
technical | Technical | টেকনিক্যাল | 23.7815, 90.3520 | mirpur | technical mor; technical more; টেকনিক্যাল মোড়
tolarbag | Tolarbag | তোলারবাগ | 23.7905, 90.3545 | mirpur-1 | tolarbagh
turag-city | Turag City | তুরাগ সিটি | 23.8000, 90.3420 | mirpur-1
west-kafrul | West Kafrul | পশ্চিম কাফরুল | 23.7835, 90.3790 | kafrul | poshchim kafrul
`;
