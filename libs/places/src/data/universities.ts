/** Universities: the main campus. */
export const universities = `
aiub | American International University-Bangladesh | আমেরিকান ইন্টারন্যাশনাল ইউনিভার্সিটি বাংলাদেশ | 23.8220, 90.4274 | kuril | =AIUB; এআইইউবি
aust | Ahsanullah University of Science and Technology | আহ্‌ছানউল্লা বিজ্ঞান ও প্রযুক্তি বিশ্ববিদ্যালয় | 23.7638, 90.4070 | tejgaon-industrial | =AUST; ahsanullah university; ahsanullah; আহসানউল্লাহ বিশ্ববিদ্যালয়
bmu | Bangladesh Medical University | বাংলাদেশ মেডিকেল বিশ্ববিদ্যালয় | 23.7388, 90.3955 | shahbagh | bsmmu; bangabandhu medical; bangabandhu sheikh mujib medical university; pg hospital; পিজি হাসপাতাল; বিএসএমএমইউ; বঙ্গবন্ধু মেডিকেল
bou | Bangladesh Open University | বাংলাদেশ উন্মুক্ত বিশ্ববিদ্যালয় | 23.9520, 90.3790 | gazipur | open university; =BOU; উন্মুক্ত বিশ্ববিদ্যালয়
bracu | BRAC University | ব্র্যাক বিশ্ববিদ্যালয় | 23.7730, 90.4240 | merul-badda | brac; =BRACU; ব্র্যাক; ব্র্যাক ইউনিভার্সিটি
bubt | Bangladesh University of Business and Technology | বাংলাদেশ ইউনিভার্সিটি অব বিজনেস অ্যান্ড টেকনোলজি | 23.8117, 90.3570 | rupnagar | =BUBT; বিইউবিটি
buet | Bangladesh University of Engineering and Technology | বাংলাদেশ প্রকৌশল বিশ্ববিদ্যালয় | 23.7266, 90.3926 | chawkbazar | =BUET; বুয়েট
bup | Bangladesh University of Professionals | বাংলাদেশ ইউনিভার্সিটি অব প্রফেশনালস | 23.8390, 90.3580 | mirpur | =BUP; bup mirpur; বিইউপি
butex | Bangladesh University of Textiles | বাংলাদেশ টেক্সটাইল বিশ্ববিদ্যালয় | 23.7590, 90.4010 | tejgaon-industrial | =BUTEX; textile university; বুটেক্স
city-university | City University Savar | সিটি ইউনিভার্সিটি সাভার | 23.8790, 90.3060 | savar | city university
diu | Daffodil International University | ড্যাফোডিল ইন্টারন্যাশনাল ইউনিভার্সিটি | 23.8765, 90.3205 | savar | daffodil; daffodil university; =DIU; daffodil smart city; ড্যাফোডিল; ড্যাফোডিল বিশ্ববিদ্যালয়
du | University of Dhaka | ঢাকা বিশ্ববিদ্যালয় | 23.7340, 90.3928 | shahbagh | dhaka university; =DU; dhaka varsity; tsc; dhaka bishwabiddaloy; ঢাবি; টিএসসি; ঢাকা ভার্সিটি; ঢাকা ইউনিভার্সিটি; fuller road; doel chattar; দোয়েল চত্বর
duet | Dhaka University of Engineering and Technology | ঢাকা প্রকৌশল ও প্রযুক্তি বিশ্ববিদ্যালয় | 24.0178, 90.4180 | gazipur | =DUET; duet gazipur; ডুয়েট
ewu | East West University | ইস্ট ওয়েস্ট বিশ্ববিদ্যালয় | 23.7686, 90.4255 | aftabnagar | =EWU; ইস্ট ওয়েস্ট ইউনিভার্সিটি
green-university | Green University of Bangladesh | গ্রিন ইউনিভার্সিটি অব বাংলাদেশ | 23.8300, 90.5680 | rupganj | green university; green varsity; গ্রিন বিশ্ববিদ্যালয়; গ্রিন ইউনিভার্সিটি
iub | Independent University, Bangladesh | ইন্ডিপেন্ডেন্ট ইউনিভার্সিটি বাংলাদেশ | 23.8155, 90.4281 | bashundhara | =IUB; independent university; আইইউবি
iubat | International University of Business Agriculture and Technology | আইইউবিএটি | 23.8883, 90.3905 | uttara | =IUBAT
iut | Islamic University of Technology | ইসলামিক ইউনিভার্সিটি অব টেকনোলজি | 23.9481, 90.3793 | board-bazar | =IUT; আইইউটি
jnu | Jagannath University | জগন্নাথ বিশ্ববিদ্যালয় | 23.7083, 90.4113 | kotwali | =JnU; jogonnath university; জবি; জগন্নাথ ভার্সিটি
ju | Jahangirnagar University | জাহাঙ্গীরনগর বিশ্ববিদ্যালয় | 23.8819, 90.2676 | savar | =JU; জাবি; জাহাঙ্গীরনগর ভার্সিটি
mist | Military Institute of Science and Technology | মিলিটারি ইনস্টিটিউট অব সায়েন্স অ্যান্ড টেকনোলজি | 23.8375, 90.3575 | mirpur | =MIST; mist mirpur; এমআইএসটি
northern-university | Northern University Bangladesh | নর্দান ইউনিভার্সিটি বাংলাদেশ | 23.8540, 90.4160 | ashkona | northern university; nub; নর্দান বিশ্ববিদ্যালয়
nsu | North South University | নর্থ সাউথ বিশ্ববিদ্যালয় | 23.8151, 90.4255 | bashundhara | =NSU; north south; এনএসইউ; নর্থ সাউথ; নর্থ সাউথ ইউনিভার্সিটি
primeasia | Primeasia University | প্রাইমএশিয়া ইউনিভার্সিটি | 23.7940, 90.4030 | banani | primeasia
sau | Sher-e-Bangla Agricultural University | শেরেবাংলা কৃষি বিশ্ববিদ্যালয় | 23.7713, 90.3755 | sher-e-bangla-nagar | =SAU; agriculture university; agricultural university; শেকৃবি; কৃষি বিশ্ববিদ্যালয়
southeast | Southeast University | সাউথইস্ট ইউনিভার্সিটি | 23.7690, 90.4030 | tejgaon-industrial | seu; সাউথইস্ট বিশ্ববিদ্যালয়
stamford | Stamford University Bangladesh | স্টামফোর্ড ইউনিভার্সিটি বাংলাদেশ | 23.7445, 90.4087 | siddheswari | stamford; stamford university; স্টামফোর্ড; স্টামফোর্ড বিশ্ববিদ্যালয়
state-university | State University of Bangladesh | স্টেট ইউনিভার্সিটি অব বাংলাদেশ | 23.8225, 90.4980 | rupganj | state university; স্টেট ইউনিভার্সিটি
uap | University of Asia Pacific | ইউনিভার্সিটি অব এশিয়া প্যাসিফিক | 23.7546, 90.3893 | farmgate | =UAP; asia pacific university; asia pacific; এশিয়া প্যাসিফিক
uits | University of Information Technology and Sciences | ইউআইটিএস | 23.7990, 90.4250 | vatara | =UITS
uiu | United International University | ইউনাইটেড ইন্টারন্যাশনাল ইউনিভার্সিটি | 23.7977, 90.4497 | vatara | =UIU; united international; united university; ইউআইইউ; ইউনাইটেড বিশ্ববিদ্যালয়
ulab | University of Liberal Arts Bangladesh | ইউনিভার্সিটি অব লিবারেল আর্টস বাংলাদেশ | 23.7595, 90.3475 | mohammadpur | =ULAB; liberal arts university; ইউল্যাব
uttara-university | Uttara University | উত্তরা বিশ্ববিদ্যালয় | 23.8700, 90.3660 | uttara | উত্তরা ইউনিভার্সিটি
world-university | World University of Bangladesh | ওয়ার্ল্ড ইউনিভার্সিটি অব বাংলাদেশ | 23.8640, 90.3735 | uttara | world university; wub
`;
