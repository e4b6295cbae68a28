/** Colleges, and the schools with colleges that people name in addresses. */
export const colleges = `
adamjee-college | Adamjee Cantonment College | আদমজী ক্যান্টনমেন্ট কলেজ | 23.7945, 90.3950 | cantonment | adamjee; =Adamjee College; আদমজী কলেজ
badrunnesa-college | Begum Badrunnesa Government Girls College | বেগম বদরুন্নেসা সরকারি মহিলা কলেজ | 23.7226, 90.3946 | chawkbazar | badrunnesa; badrunnesa college; বদরুন্নেসা; বদরুন্নেসা কলেজ
bangla-college | Government Bangla College | সরকারি বাঙলা কলেজ | 23.7845, 90.3530 | darussalam | =Bangla College; mirpur bangla college; বাংলা কলেজ; বাঙলা কলেজ
city-college | Dhaka City College | ঢাকা সিটি কলেজ | 23.7395, 90.3830 | dhanmondi | city college; সিটি কলেজ
dhaka-college | Dhaka College | ঢাকা কলেজ | 23.7355, 90.3835 | new-market | dhaka government college; dhaka govt college; ঢাকা সরকারি কলেজ
dhaka-commerce-college | Dhaka Commerce College | ঢাকা কমার্স কলেজ | 23.8075, 90.3540 | mirpur-2 | commerce college; কমার্স কলেজ
dhaka-dental | Dhaka Dental College | ঢাকা ডেন্টাল কলেজ | 23.7990, 90.3865 | mirpur-14 | dhaka dental
eden-college | Eden Mohila College | ইডেন মহিলা কলেজ | 23.7300, 90.3865 | lalbagh | eden; eden college; eden women college; ইডেন কলেজ; ইডেন
holy-cross | Holy Cross College | হলি ক্রস কলেজ | 23.7590, 90.3925 | tejgaon | holy cross; হলি ক্রস
home-economics | Government College of Applied Human Science | গার্হস্থ্য অর্থনীতি কলেজ | 23.7315, 90.3850 | lalbagh | =Home Economics College; home economics
ideal-school | Ideal School and College | আইডিয়াল স্কুল অ্যান্ড কলেজ | 23.7355, 90.4215 | motijheel | ideal school; motijheel ideal; আইডিয়াল স্কুল
kabi-nazrul-college | Kabi Nazrul Government College | কবি নজরুল সরকারি কলেজ | 23.7075, 90.4140 | sutrapur | =Kabi Nazrul College; nazrul college; কবি নজরুল কলেজ
lalmatia-college | Lalmatia Government Mohila College | লালমাটিয়া সরকারি মহিলা কলেজ | 23.7555, 90.3690 | lalmatia | lalmatia mohila college; lalmatia college; lalmatia women college; লালমাটিয়া মহিলা কলেজ; লালমাটিয়া কলেজ
milestone-college | Milestone College | মাইলস্টোন কলেজ | 23.8720, 90.3880 | uttara-13 | milestone; মাইলস্টোন
mohammadpur-govt-college | Mohammadpur Government College | মোহাম্মদপুর সরকারি কলেজ | 23.7625, 90.3580 | mohammadpur | mohammadpur college
notre-dame | Notre Dame College | নটর ডেম কলেজ | 23.7303, 90.4210 | motijheel | notre dame; ndc; নটরডেম
rajuk-college | Rajuk Uttara Model College | রাজউক উত্তরা মডেল কলেজ | 23.8730, 90.4035 | uttara-6 | =Rajuk College; rajuk model college; rajuk; রাজউক কলেজ
residential-model | Dhaka Residential Model College | ঢাকা রেসিডেনসিয়াল মডেল কলেজ | 23.7640, 90.3695 | mohammadpur | residential model college; =DRMC; রেসিডেনসিয়াল মডেল কলেজ
siddheswari-college | Siddheswari Girls College | সিদ্ধেশ্বরী গার্লস কলেজ | 23.7430, 90.4095 | siddheswari | siddheswari college
suhrawardy-college | Government Shaheed Suhrawardy College | সরকারি শহীদ সোহরাওয়ার্দী কলেজ | 23.7085, 90.4145 | sutrapur | =Suhrawardy College; sohrawardi college; সোহরাওয়ার্দী কলেজ
tejgaon-college | Tejgaon College | তেজগাঁও কলেজ | 23.7585, 90.3870 | farmgate | tejgao college; tejgaon degree college; তেজগাঁও ডিগ্রি কলেজ
titumir-college | Government Titumir College | সরকারি তিতুমীর কলেজ | 23.7812, 90.4060 | mohakhali | titumir; =Titumir College; titumeer college; তিতুমীর; তিতুমীর কলেজ
vns | Viqarunnisa Noon School and College | ভিকারুননিসা নূন স্কুল অ্যান্ড কলেজ | 23.7420, 90.4105 | bailey-road | =Viqarunnisa; viqarunnesa; viqarunnisa noon school; vikarunnisa; ভিকারুননিসা; vnc; vnsc
`;
