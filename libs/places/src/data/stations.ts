/** The stations of MRT line 6, from north to south. */
export const stations = `
mrt-uttara-north | Uttara North Metro Station | উত্তরা উত্তর মেট্রো স্টেশন | 23.8693, 90.3676 | uttara | uttara north; uttara uttar; উত্তরা উত্তর
mrt-uttara-center | Uttara Center Metro Station | উত্তরা সেন্টার মেট্রো স্টেশন | 23.8596, 90.3655 | uttara | uttara center; উত্তরা সেন্টার
mrt-uttara-south | Uttara South Metro Station | উত্তরা দক্ষিণ মেট্রো স্টেশন | 23.8458, 90.3634 | uttara | uttara south; uttara dokkhin; উত্তরা দক্ষিণ
mrt-pallabi | Pallabi Metro Station | পল্লবী মেট্রো স্টেশন | 23.8262, 90.3642 | pallabi
mrt-mirpur-11 | Mirpur 11 Metro Station | মিরপুর ১১ মেট্রো স্টেশন | 23.8192, 90.3653 | mirpur-11
mrt-mirpur-10 | Mirpur 10 Metro Station | মিরপুর ১০ মেট্রো স্টেশন | 23.8081, 90.3681 | mirpur-10
mrt-kazipara | Kazipara Metro Station | কাজীপাড়া মেট্রো স্টেশন | 23.7992, 90.3718 | kazipara
mrt-shewrapara | Shewrapara Metro Station | শেওড়াপাড়া মেট্রো স্টেশন | 23.7904, 90.3756 | shewrapara
mrt-agargaon | Agargaon Metro Station | আগারগাঁও মেট্রো স্টেশন | 23.7784, 90.3800 | agargaon
mrt-bijoy-sarani | Bijoy Sarani Metro Station | বিজয় সরণি মেট্রো স্টেশন | 23.7665, 90.3830 | tejgaon | bijoy sarani; বিজয় সরণি
mrt-farmgate | Farmgate Metro Station | ফার্মগেট মেট্রো স্টেশন | 23.7590, 90.3893 | farmgate
mrt-karwan-bazar | Karwan Bazar Metro Station | কারওয়ান বাজার মেট্রো স্টেশন | 23.7513, 90.3927 | karwan-bazar
mrt-shahbagh | Shahbagh Metro Station | শাহবাগ মেট্রো স্টেশন | 23.7395, 90.3959 | shahbagh
mrt-dhaka-university | Dhaka University Metro Station | ঢাকা বিশ্ববিদ্যালয় মেট্রো স্টেশন | 23.7320, 90.3970 | shahbagh | tsc metro
mrt-secretariat | Bangladesh Secretariat Metro Station | বাংলাদেশ সচিবালয় মেট্রো স্টেশন | 23.7300, 90.4080 | paltan | secretariat; sachibalay; bangladesh secretariat; সচিবালয়; press club; প্রেস ক্লাব
mrt-motijheel | Motijheel Metro Station | মতিঝিল মেট্রো স্টেশন | 23.7278, 90.4187 | motijheel
mrt-kamalapur | Kamalapur Metro Station | কমলাপুর মেট্রো স্টেশন | 23.7318, 90.4256 | kamalapur
`;
