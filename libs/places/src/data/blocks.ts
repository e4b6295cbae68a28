/**
 * Sectors and blocks that people use in addresses. The end of a name, such as "Block C", is a local name by
 * itself.
 */
export const blocks = `
uttara-1 | Uttara Sector 1 | উত্তরা সেক্টর ১ | 23.8575, 90.3985 | uttara | uttara 1; উত্তরা ১
uttara-2 | Uttara Sector 2 | উত্তরা সেক্টর ২ | 23.8570, 90.4030 | uttara | uttara 2; উত্তরা ২
uttara-3 | Uttara Sector 3 | উত্তরা সেক্টর ৩ | 23.8645, 90.3965 | uttara | uttara 3; উত্তরা ৩; uttara sector three
uttara-4 | Uttara Sector 4 | উত্তরা সেক্টর ৪ | 23.8640, 90.4045 | uttara | uttara 4; উত্তরা ৪; uttara sector four
uttara-5 | Uttara Sector 5 | উত্তরা সেক্টর ৫ | 23.8640, 90.3870 | uttara | uttara 5; উত্তরা ৫
uttara-6 | Uttara Sector 6 | উত্তরা সেক্টর ৬ | 23.8735, 90.4035 | uttara | uttara 6; উত্তরা ৬
uttara-7 | Uttara Sector 7 | উত্তরা সেক্টর ৭ | 23.8705, 90.3965 | uttara | uttara 7; উত্তরা ৭; uttara sector seven
uttara-8 | Uttara Sector 8 | উত্তরা সেক্টর ৮ | 23.8790, 90.4045 | uttara | uttara 8; উত্তরা ৮
uttara-9 | Uttara Sector 9 | উত্তরা সেক্টর ৯ | 23.8790, 90.3965 | uttara | uttara 9; উত্তরা ৯
uttara-10 | Uttara Sector 10 | উত্তরা সেক্টর ১০ | 23.8835, 90.3900 | uttara | uttara 10; উত্তরা ১০; uttara sector ten
uttara-11 | Uttara Sector 11 | উত্তরা সেক্টর ১১ | 23.8770, 90.3900 | uttara | uttara 11; উত্তরা ১১; uttara sector eleven
uttara-12 | Uttara Sector 12 | উত্তরা সেক্টর ১২ | 23.8740, 90.3825 | uttara | uttara 12; উত্তরা ১২; uttara sector twelve
uttara-13 | Uttara Sector 13 | উত্তরা সেক্টর ১৩ | 23.8720, 90.3880 | uttara | uttara 13; উত্তরা ১৩; uttara sector thirteen
uttara-14 | Uttara Sector 14 | উত্তরা সেক্টর ১৪ | 23.8690, 90.3860 | uttara | uttara 14; উত্তরা ১৪; uttara sector fourteen
uttara-15 | Uttara Sector 15 | উত্তরা সেক্টর ১৫ | 23.8660, 90.3750 | uttara | uttara 15; উত্তরা ১৫
uttara-16 | Uttara Sector 16 | উত্তরা সেক্টর ১৬ | 23.8570, 90.3720 | uttara | uttara 16; উত্তরা ১৬
uttara-17 | Uttara Sector 17 | উত্তরা সেক্টর ১৭ | 23.8530, 90.3650 | uttara | uttara 17; উত্তরা ১৭
uttara-18 | Uttara Sector 18 | উত্তরা সেক্টর ১৮ | 23.8710, 90.3640 | uttara | uttara 18; উত্তরা ১৮; rajuk uttara apartment project; rajuk apartment
bashundhara-a | Bashundhara Block A | বসুন্ধরা ব্লক এ | 23.8140, 90.4270 | bashundhara |
bashundhara-b | Bashundhara Block B | বসুন্ধরা ব্লক বি | 23.8130, 90.4300 | bashundhara |
bashundhara-c | Bashundhara Block C | বসুন্ধরা ব্লক সি | 23.8150, 90.4320 | bashundhara |
bashundhara-d | Bashundhara Block D | বসুন্ধরা ব্লক ডি | 23.8170, 90.4300 | bashundhara |
bashundhara-e | Bashundhara Block E | বসুন্ধরা ব্লক ই | 23.8180, 90.4335 | bashundhara |
bashundhara-f | Bashundhara Block F | বসুন্ধরা ব্লক এফ | 23.8200, 90.4360 | bashundhara |
bashundhara-g | Bashundhara Block G | বসুন্ধরা ব্লক জি | 23.8210, 90.4400 | bashundhara |
bashundhara-h | Bashundhara Block H | বসুন্ধরা ব্লক এইচ | 23.8170, 90.4400 | bashundhara |
bashundhara-i | Bashundhara Block I | বসুন্ধরা ব্লক আই | 23.8190, 90.4460 | bashundhara |
bashundhara-j | Bashundhara Block J | বসুন্ধরা ব্লক জে | 23.8150, 90.4460 | bashundhara |
bashundhara-k | Bashundhara Block K | বসুন্ধরা ব্লক কে | 23.8130, 90.4500 | bashundhara |
bashundhara-l | Bashundhara Block L | বসুন্ধরা ব্লক এল | 23.8200, 90.4540 | bashundhara |
bashundhara-m | Bashundhara Block M | বসুন্ধরা ব্লক এম | 23.8230, 90.4580 | bashundhara |
bashundhara-n | Bashundhara Block N | বসুন্ধরা ব্লক এন | 23.8240, 90.4630 | bashundhara |
banasree-a | Banasree Block A | বনশ্রী ব্লক এ | 23.7640, 90.4230 | banasree |
banasree-b | Banasree Block B | বনশ্রী ব্লক বি | 23.7640, 90.4260 | banasree |
banasree-c | Banasree Block C | বনশ্রী ব্লক সি | 23.7640, 90.4290 | banasree |
banasree-d | Banasree Block D | বনশ্রী ব্লক ডি | 23.7640, 90.4310 | banasree |
banasree-e | Banasree Block E | বনশ্রী ব্লক ই | 23.7635, 90.4335 | banasree |
banasree-f | Banasree Block F | বনশ্রী ব্লক এফ | 23.7630, 90.4360 | banasree |
banasree-g | Banasree Block G | বনশ্রী ব্লক জি | 23.7620, 90.4380 | banasree |
banasree-h | Banasree Block H | বনশ্রী ব্লক এইচ | 23.7615, 90.4400 | banasree |
banasree-j | Banasree Block J | বনশ্রী ব্লক জে | 23.7600, 90.4420 | banasree |
banasree-m | Banasree Block M | বনশ্রী ব্লক এম | 23.7590, 90.4450 | banasree |
aftabnagar-a | Aftabnagar Block A | আফতাবনগর ব্লক এ | 23.7660, 90.4290 | aftabnagar |
aftabnagar-b | Aftabnagar Block B | আফতাবনগর ব্লক বি | 23.7665, 90.4320 | aftabnagar |
aftabnagar-c | Aftabnagar Block C | আফতাবনগর ব্লক সি | 23.7665, 90.4345 | aftabnagar |
aftabnagar-d | Aftabnagar Block D | আফতাবনগর ব্লক ডি | 23.7665, 90.4370 | aftabnagar |
aftabnagar-e | Aftabnagar Block E | আফতাবনগর ব্লক ই | 23.7665, 90.4400 | aftabnagar |
aftabnagar-f | Aftabnagar Block F | আফতাবনগর ব্লক এফ | 23.7660, 90.4425 | aftabnagar |
aftabnagar-g | Aftabnagar Block G | আফতাবনগর ব্লক জি | 23.7655, 90.4455 | aftabnagar |
aftabnagar-h | Aftabnagar Block H | আফতাবনগর ব্লক এইচ | 23.7655, 90.4480 | aftabnagar |
aftabnagar-k | Aftabnagar Block K | আফতাবনগর ব্লক কে | 23.7640, 90.4500 | aftabnagar |
banani-11 | Banani Road 11 | বনানী রোড ১১ | 23.7935, 90.4055 | banani | banani 11; বনানী ১১
baridhara-j | Baridhara Block J | বারিধারা ব্লক জে | 23.7985, 90.4235 | baridhara |
baridhara-k | Baridhara Block K | বারিধারা ব্লক কে | 23.8010, 90.4225 | baridhara |
mirpur-2-a | Mirpur 2 Block A | মিরপুর ২ ব্লক এ | 23.8075, 90.3575 | mirpur-2 |
mirpur-2-b | Mirpur 2 Block B | মিরপুর ২ ব্লক বি | 23.8060, 90.3590 | mirpur-2 |
mirpur-2-c | Mirpur 2 Block C | মিরপুর ২ ব্লক সি | 23.8045, 90.3580 | mirpur-2 |
mirpur-2-d | Mirpur 2 Block D | মিরপুর ২ ব্লক ডি | 23.8060, 90.3625 | mirpur-2 |
mirpur-2-e | Mirpur 2 Block E | মিরপুর ২ ব্লক ই | 23.8045, 90.3635 | mirpur-2 |
mirpur-2-f | Mirpur 2 Block F | মিরপুর ২ ব্লক এফ | 23.8030, 90.3610 | mirpur-2 |
mirpur-2-g | Mirpur 2 Block G | মিরপুর ২ ব্লক জি | 23.8080, 90.3600 | mirpur-2 |
mirpur-2-h | Mirpur 2 Block H | মিরপুর ২ ব্লক এইচ | 23.8095, 90.3570 | mirpur-2 |
mirpur-6-a | Mirpur 6 Block A | মিরপুর ৬ ব্লক এ | 23.8100, 90.3630 | mirpur-6 |
mirpur-6-b | Mirpur 6 Block B | মিরপুর ৬ ব্লক বি | 23.8110, 90.3600 | mirpur-6 |
mirpur-6-c | Mirpur 6 Block C | মিরপুর ৬ ব্লক সি | 23.8135, 90.3600 | mirpur-6 |
mirpur-6-d | Mirpur 6 Block D | মিরপুর ৬ ব্লক ডি | 23.8130, 90.3635 | mirpur-6 |
mirpur-6-ta | Mirpur 6 Block Ta | মিরপুর ৬ ব্লক ট | 23.8155, 90.3625 | mirpur-6 |
mirpur-10-a | Mirpur 10 Block A | মিরপুর ১০ ব্লক এ | 23.8095, 90.3710 | mirpur-10 |
mirpur-10-b | Mirpur 10 Block B | মিরপুর ১০ ব্লক বি | 23.8110, 90.3725 | mirpur-10 |
mirpur-10-c | Mirpur 10 Block C | মিরপুর ১০ ব্লক সি | 23.8065, 90.3720 | mirpur-10 |
mirpur-10-d | Mirpur 10 Block D | মিরপুর ১০ ব্লক ডি | 23.8105, 90.3690 | mirpur-10 |
mirpur-11-a | Mirpur 11 Block A | মিরপুর ১১ ব্লক এ | 23.8160, 90.3700 | mirpur-11 |
mirpur-11-b | Mirpur 11 Block B | মিরপুর ১১ ব্লক বি | 23.8180, 90.3720 | mirpur-11 |
mirpur-11-c | Mirpur 11 Block C | মিরপুর ১১ ব্লক সি | 23.8200, 90.3700 | mirpur-11 |
mirpur-11-d | Mirpur 11 Block D | মিরপুর ১১ ব্লক ডি | 23.8215, 90.3715 | mirpur-11 |
mirpur-11-e | Mirpur 11 Block E | মিরপুর ১১ ব্লক ই | 23.8230, 90.3725 | mirpur-11 |
mirpur-11-f | Mirpur 11 Block F | মিরপুর ১১ ব্লক এফ | 23.8210, 90.3745 | mirpur-11 |
mirpur-12-a | Mirpur 12 Block A | মিরপুর ১২ ব্লক এ | 23.8310, 90.3690 | mirpur-12 |
mirpur-12-b | Mirpur 12 Block B | মিরপুর ১২ ব্লক বি | 23.8300, 90.3660 | mirpur-12 |
mirpur-12-c | Mirpur 12 Block C | মিরপুর ১২ ব্লক সি | 23.8290, 90.3690 | mirpur-12 |
mirpur-12-d | Mirpur 12 Block D | মিরপুর ১২ ব্লক ডি | 23.8260, 90.3680 | mirpur-12 |
mirpur-12-e | Mirpur 12 Block E | মিরপুর ১২ ব্লক ই | 23.8270, 90.3650 | mirpur-12 |
`;
