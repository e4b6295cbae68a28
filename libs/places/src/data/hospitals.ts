/** Hospitals and medical colleges. */
export const hospitals = `
bangladesh-medical-college | Bangladesh Medical College | বাংলাদেশ মেডিকেল কলেজ | 23.7495, 90.3700 | dhanmondi | bangladesh medical
birdem | BIRDEM Hospital | বারডেম হাসপাতাল | 23.7390, 90.3970 | shahbagh | birdem; বারডেম
central-hospital | Central Hospital | সেন্ট্রাল হাসপাতাল | 23.7430, 90.3835 | green-road | সেন্ট্রাল হাসপাতাল গ্রিন রোড
children-hospital | Bangladesh Shishu Hospital | বাংলাদেশ শিশু হাসপাতাল | 23.7730, 90.3690 | sher-e-bangla-nagar | shishu hospital; children hospital; শিশু হাসপাতাল
cmh | Combined Military Hospital | সম্মিলিত সামরিক হাসপাতাল | 23.8130, 90.4000 | cantonment | =CMH; cmh dhaka; সিএমএইচ
dmch | Dhaka Medical College | ঢাকা মেডিকেল কলেজ | 23.7255, 90.3975 | chawkbazar | dhaka medical; dmch; =DMC; dhaka medical college hospital; ঢাকা মেডিকেল; ঢামেক
evercare | Evercare Hospital | এভারকেয়ার হাসপাতাল | 23.8100, 90.4310 | bashundhara | evercare; apollo hospital; apollo; এভারকেয়ার; অ্যাপোলো হাসপাতাল
heart-foundation | National Heart Foundation | ন্যাশনাল হার্ট ফাউন্ডেশন | 23.8040, 90.3620 | mirpur-2 | heart foundation; heart foundation mirpur; হার্ট ফাউন্ডেশন
ibn-sina | Ibn Sina Hospital | ইবনে সিনা হাসপাতাল | 23.7510, 90.3700 | sankar | ibn sina; ibne sina; ইবনে সিনা
icddrb | icddr,b Hospital | আইসিডিডিআর,বি হাসপাতাল | 23.7765, 90.4000 | mohakhali | icddrb; cholera hospital; কলেরা হাসপাতাল; আইসিডিডিআরবি
kurmitola-hospital | Kurmitola General Hospital | কুর্মিটোলা জেনারেল হাসপাতাল | 23.8195, 90.4100 | cantonment | kurmitola; kurmitola hospital; কুর্মিটোলা হাসপাতাল; কুর্মিটোলা
labaid | Labaid Hospital | ল্যাবএইড হাসপাতাল | 23.7420, 90.3830 | dhanmondi | labaid; ল্যাবএইড
mitford-hospital | Sir Salimullah Medical College | স্যার সলিমুল্লাহ মেডিকেল কলেজ | 23.7115, 90.4005 | kotwali | salimullah medical; =Mitford Hospital; ssmc; মিটফোর্ড হাসপাতাল
mugda-medical | Mugda Medical College | মুগদা মেডিকেল কলেজ | 23.7320, 90.4300 | mugda | mugda medical; mugda hospital; মুগদা মেডিকেল
nicvd | National Institute of Cardiovascular Diseases | জাতীয় হৃদরোগ ইনস্টিটিউট | 23.7710, 90.3700 | sher-e-bangla-nagar | =NICVD; hridrog institute; হৃদরোগ ইনস্টিটিউট
pongu-hospital | National Institute of Traumatology | পঙ্গু হাসপাতাল | 23.7745, 90.3690 | sher-e-bangla-nagar | =Pongu Hospital; nitor; pangu hospital
popular-hospital | Popular Medical College Hospital | পপুলার মেডিকেল কলেজ হাসপাতাল | 23.7400, 90.3815 | dhanmondi | =Popular Hospital; popular medical; পপুলার হাসপাতাল
square-hospital | Square Hospital | স্কয়ার হাসপাতাল | 23.7530, 90.3817 | panthapath | squire hospital
suhrawardy-hospital | Shaheed Suhrawardy Medical College | শহীদ সোহরাওয়ার্দী মেডিকেল কলেজ | 23.7690, 90.3710 | sher-e-bangla-nagar | =Suhrawardy Hospital; suhrawardy medical; sohrawardi hospital; সোহরাওয়ার্দী হাসপাতাল
united-hospital | United Hospital | ইউনাইটেড হাসপাতাল | 23.8045, 90.4155 | gulshan-2 | united hospital gulshan
`;
