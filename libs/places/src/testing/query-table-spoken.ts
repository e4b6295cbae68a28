/**
 * Queries in whole sentences, in the form of query-table.ts. They come from a manual test. Some have words of speech
 * that found no room. Others have short distances, walks, and words about people and homes. "Mile" (together) was first a
 * word that a listing must contain; it is a word of speech, too.
 */
export const spokenQueryTable = `
i need a room in mirpur 10 | mirpur-10 | |
I'm looking for a room for me in dhanmondi please | dhanmondi | |
looking for a single room near NSU | nsu | within=2 roomType=Single |
cheap room in badda | badda | |
good cheap seat mohammadpur | mohammadpur | roomType=Shared |
nice flat to rent in uttara sector 7 | uttara-7 | |
want to rent a house in banani | banani | |
room available now in farmgate | farmgate | availability=available |
to let mirpur 1 | mirpur-1 | |
basa to let in shyamoli | shyamoli | |
please find me a good room under 6k | | rentMax=6000 |
affordable room for rent in khilgaon | khilgaon | |
i want to stay near BUET | buet | within=2 |
cheap | | | cheap
good room | | |
ami mirpur e basa khujchi | mirpur | |
amar ekta room lagbe dhanmondi te | dhanmondi | |
amar kom dame basa chai badda | badda | |
bhalo basa lagbe uttara | uttara | |
valo room chai banani | banani | |
farmgate er kache bhalo seat chai | farmgate | within=2 roomType=Shared |
buet er pasher basa | buet | within=2 |
mirpur er moddhe room khujchi | mirpur | |
amra duijon mile basa nibo rampura | rampura | |
আমি মিরপুরে বাসা খুঁজছি | mirpur | |
আমার একটা রুম লাগবে ধানমন্ডিতে | dhanmondi | |
কম দামে বাসা চাই বাড্ডা | badda | |
ভালো সিট চাই ফার্মগেটের কাছে | farmgate | within=2 roomType=Shared |
আমি উত্তরায় কম দামে সিঙ্গেল রুম চাই | uttara | roomType=Single |
ভালো বাসা লাগবে ৮ হাজারের মধ্যে | | rentMax=8000 |
within 500 m of BUET | buet | within=0.5 |
500 meters from NSU | nsu | within=0.5 |
1500 m from farmgate | farmgate | within=1.5 |
walking distance to Farmgate | farmgate | within=1 |
room in walking distance of dhaka university under 6k | du | within=1 rentMax=6000 |
5 minutes walk from metro Mirpur 10 | mrt-mirpur-10 | within=0.4 |
10 min walk from NSU | nsu | within=0.8 |
5-10 minutes walk from BUET | buet | within=0.8 |
nsu theke 5 minute hata poth | nsu | within=0.4 |
buet theke hete 10 minute | buet | within=0.8 |
mirpur 10 min 5000 | mirpur-10 | rentMin=5000 |
1.5km from gulshan 1 | gulshan-1 | within=1.5 |
half a km from BRAC university | bracu | within=0.5 |
half km from farmgate | farmgate | within=0.5 |
নটর ডেম কলেজ থেকে ১ কিমি | notre-dame | within=1 |
বুয়েট থেকে ৫০০ মিটার | buet | within=0.5 |
ফার্মগেট থেকে আধা কিলোমিটার | farmgate | within=0.5 |
দেড় কিলোমিটারের মধ্যে বুয়েট | buet | within=1.5 |
মেট্রো মিরপুর ১০ থেকে ৫ মিনিটের হাঁটা পথ | mrt-mirpur-10 | within=0.4 |
ঢাকা বিশ্ববিদ্যালয় থেকে হাঁটা দূরত্বে রুম | du | within=1 |
room for girls in dhanmondi | dhanmondi | | | household=women
female only seat near NSU | nsu | within=2 roomType=Shared | | household=women
ladies hostel farmgate | farmgate | | | household=women, hostel
mohila der jonno seat azimpur | azimpur | roomType=Shared | | household=women
meyeder mess mohammadpur | mohammadpur | roomType=Shared | | household=women
boys mess mirpur 2 | mirpur-2 | roomType=Shared | | household=men
room for male student near BUET | buet | within=2 | | household=men, occupation=students
male or female mirpur | mirpur | | |
bachelor room mirpur 10 under 8k | mirpur-10 | rentMax=8000 | | bachelor
job holder single room mohakhali | mohakhali | roomType=Single | | occupation=workers
family flat in mirpur 12 | mirpur-12 | | | family
non smoker seat farmgate | farmgate | roomType=Shared | | smoking=no
mirpur 10 no smoking no pets | mirpur-10 | | | smoking=no, pets=no
pet friendly room gulshan | gulshan | | | pets=yes
furnished room with attached bath and balcony in banani | banani | | | furnished, attached bath, balcony
room with AC wifi lift uttara | uttara | | | AC, wifi, lift
cheap furnished single room near nsu for female student | nsu | within=2 roomType=Single | | furnished, household=women, occupation=students
eden college girls seat | eden-college | roomType=Shared | | household=women
girls | | | | household=women
female girls seat uttara | uttara | roomType=Shared | | household=women
মেয়েদের জন্য সিট লাগবে আজিমপুরে | azimpur | roomType=Shared | | household=women
ছাত্রীদের মেস ফার্মগেট | farmgate | roomType=Shared | | household=women
ছেলেদের জন্য সিট বাড্ডা ৪ হাজার | badda | rentMax=4000 roomType=Shared | | household=men
ছাত্রদের মেস নীলক্ষেত | nilkhet | roomType=Shared | | occupation=students
ব্যাচেলর বাসা মিরপুর ১০ | mirpur-10 | | | ব্যাচেলর
চাকরিজীবীদের জন্য সিঙ্গেল রুম মহাখালী | mohakhali | roomType=Single | | occupation=workers
বারান্দাসহ রুম লালমাটিয়া | lalmatia | | | বারান্দাসহ
এসি ওয়াইফাই লিফট আছে এমন বাসা উত্তরা | uttara | | | এসি, ওয়াইফাই, লিফট
need a male roommate in uttara | uttara | | | household=men
2 room flat mirpur | mirpur | | |
2 bed 2 bath flat uttara 25k | uttara | rentMax=25000 | |
room for working women dhanmondi | dhanmondi | | | occupation=workers, household=women
মেয়েদের হোস্টেল ফার্মগেট | farmgate | | | household=women, হোস্টেল
অধূমপায়ী ছাত্রী ধানমন্ডি | dhanmondi | | | smoking=no, household=women
room without AC in uttara | uttara | | |
non-AC room mirpur 10 | mirpur-10 | | |
Mirpur 10 no AC | mirpur-10 | | |
seat w/o AC near NSU | nsu | within=2 roomType=Shared | |
uttara AC or non AC | uttara | | |
without AC | | | |
room without lift but with balcony dhanmondi | dhanmondi | | | balcony
don't need AC, wifi needed banani | banani | | | wifi
non furnished flat gulshan | gulshan | | |
not for family badda | badda | | |
non veg mess farmgate | farmgate | roomType=Shared | |
no smoking or pets dhanmondi | dhanmondi | | | smoking=no, pets=no
pets not allowed gulshan | gulshan | | | pets=no
no cats banani no dogs | banani | | | pets=no
without smoking mirpur 2 | mirpur-2 | | | smoking=no
AC chara room mirpur | mirpur | | |
AC lagbe na uttara te | uttara | | |
lift chara basa badda, wifi lagbe | badda | | | wifi
smoking chara seat farmgate | farmgate | roomType=Shared | | smoking=no
dhumpan kori na, dhanmondi te room lagbe | dhanmondi | | | smoking=no
pet chara basa gulshan | gulshan | | | pets=no
এসি ছাড়া রুম মিরপুর ১০ | mirpur-10 | | |
এসি লাগবে না উত্তরা | uttara | | |
নন এসি রুম ফার্মগেট | farmgate | | |
ধূমপান ছাড়া বাসা ধানমন্ডি | dhanmondi | | | smoking=no
ধূমপান নিষেধ সিট আজিমপুর | azimpur | roomType=Shared | | smoking=no
পোষা প্রাণী ছাড়া বাসা গুলশান | gulshan | | | pets=no
লিফট ছাড়া, বারান্দাসহ বাসা লালমাটিয়া | lalmatia | | | বারান্দাসহ
no smoking or pets seat dhanmondi | dhanmondi | roomType=Shared | | smoking=no, pets=no
no cats or dogs gulshan | gulshan | | | pets=no
no smoking/pets banani | banani | | | smoking=no, pets=no
no smoking & pets banani | banani | | | smoking=no, pets=no
no smoking and pets banani | banani | | | smoking=no, pets=no
without AC and lift mirpur 10 | mirpur-10 | | |
pets or smoking not allowed dhanmondi | dhanmondi | | | pets=no, smoking=no
pets and smoking not allowed dhanmondi | dhanmondi | | | pets=no, smoking=no
smoking ba pet chara basa mirpur 2 | mirpur-2 | | | smoking=no, pets=no
ধূমপান বা পোষা প্রাণী ছাড়া বাসা গুলশান | gulshan | | | smoking=no, pets=no
no smoking and girls only banani | banani | | | smoking=no, household=women
no smoking and pet friendly gulshan | gulshan | | | smoking=no, pets=yes
AC not needed and wifi badda | badda | | | wifi
no smoking and balcony badda | badda | | | smoking=no, balcony
without AC and with balcony uttara | uttara | | | balcony
no smoking near nsu and pets allowed | nsu | within=2 | | smoking=no, pets=yes
mirpur 10 no veranda | mirpur-10 | | |
mirpur 10 no balconies | mirpur-10 | | |
mirpur 10 no internet | mirpur-10 | | |
mirpur 10 no kitchen | mirpur-10 | | |
mirpur 10 no family | mirpur-10 | | | family
mirpur 11 no family flat | mirpur-11 | | | family
mirpur 10 no bachelor mess | mirpur-10 | roomType=Shared | | bachelor
mirpur 10 no couple | mirpur-10 | | | couple
mirpur 10 no furnished room | mirpur-10 | | | furnished
banani 11 no hostel | banani-11 | | | hostel
mirpur 10 no attached bath | mirpur-10 | | |
sector 10 no parking uttara | uttara-10 | | |
mirpur 2 no girls mess | mirpur-2 | roomType=Shared | | household=women
mirpur 10 no student mess | mirpur-10 | roomType=Shared | | occupation=students
mirpur 10 no gate | mirpur-10 | |
dogs mirpur | mirpur | | | pets=yes
no dogs mirpur | mirpur | | | pets=no
dogs banani | banani | | | pets=yes
man mirpur | mirpur | | | household=men
nari paltan | paltan | | | household=women
পরিবারের বাসা মিরপুর | mirpur | | | পরিবারের
eden mohila colege | eden-college | |
I dont have pets mirpur | mirpur | | | pets=no
I don't have a cat or dog, banani | banani | | | pets=no
don't have AC mirpur | mirpur | | |
no smoking, pets | | | | smoking=no, pets=no
no smoking, pets, mirpur 10 | mirpur-10 | | | smoking=no, pets=no
no smoking or any pets | | | | smoking=no, pets=no
no smoking (or pets) gulshan | gulshan | | | smoking=no, pets=no
no smoking; or pets gulshan | gulshan | | | smoking=no, pets=no
I don't have a cat or a dog, banani | banani | | | pets=no
I don't have a cat and a dog, banani | banani | | | pets=no
I don't have a cat, a dog, banani | banani | | | pets=no
neither smoking nor pets | | | | smoking=no, pets=no
neither smoking nor any pets allowed mirpur 2 | mirpur-2 | | | smoking=no, pets=no
no AC, a lift or a generator badda | badda | | |
no AC and a balcony badda | badda | | | balcony
no smoking & a balcony badda | badda | | | smoking=no, balcony
no smoking. pets banani | banani | | | smoking=no, pets=yes
no smoking, pets, cats or dogs banani | banani | | | smoking=no, pets=no
no smoking, and no pets gulshan | gulshan | | | smoking=no, pets=no
without smoking, pets badda | badda | | | smoking=no, pets=no
no smoking, pets allowed | | | | smoking=no, pets=yes
no smoking, cats allowed banani | banani | | | smoking=no, pets=yes
no smoking and cats allowed banani | banani | | | smoking=no, pets=yes
no smoking, pets are ok, badda | badda | | | smoking=no, pets=yes
no pets, smoking fine mirpur | mirpur | | | pets=no, smoking=yes
pets, no smoking banani | banani | | | pets=yes, smoking=no
no smoking, girls only banani | banani | | | smoking=no, household=women
no smoking, AC and balcony banani | banani | | | smoking=no, AC, balcony
no AC, attached bath badda | badda | | | attached bath
no AC, lift or generator badda | badda | | |
non AC and balcony mirpur | mirpur | | | balcony
smoking, pets not allowed dhanmondi | dhanmondi | | | smoking=no, pets=no
smoking not allowed, pets dhanmondi | dhanmondi | | | smoking=no, pets=yes
balcony, AC not needed uttara | uttara | | | balcony
smoking, pet nishedh mirpur 2 | mirpur-2 | | | smoking=no, pets=no
smoking, pet chara basa mirpur 2 | mirpur-2 | | | smoking=no, pets=no
smoking na, pet rakha jabe mirpur 2 | mirpur-2 | | | smoking=no, pets=yes
ধূমপান, পোষা প্রাণী নিষেধ গুলশান | gulshan | | | smoking=no, pets=no
ধূমপান, কুকুর ও বিড়াল ছাড়া বাসা গুলশান | gulshan | | | smoking=no, pets=no
ধূমপান নিষেধ, বিড়াল রাখা যাবে গুলশান | gulshan | | | smoking=no, pets=yes
mirpur 10 no need for AC | mirpur-10 | | |
mirpur 10 no need of a lift | mirpur-10 | | |
mirpur 10 no need AC, wifi | mirpur-10 | | | wifi
মিরপুর ১০ এসির প্রয়োজন নেই | mirpur-10 | | |
AC proyojon nai mirpur 2 | mirpur-2 | | |
`;
