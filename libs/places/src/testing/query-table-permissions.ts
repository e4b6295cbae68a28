/**
 * Queries about what a home allows or forbids, in the form of query-table.ts. They come from a review: many usual denials
 * were read as wishes for what they deny.
 */
export const permissionQueryTable = `
pets are not allowed mirpur | mirpur | | | pets=no
smoking and pets are not allowed | | | | smoking=no, pets=no
smoking isn't allowed badda | badda | | | smoking=no
smoking is not allowed, banani | banani | | | smoking=no
pets aren't allowed | | | | pets=no
pets arent allowed uttara | uttara | | | pets=no
pets not permitted gulshan | gulshan | | | pets=no
pets not accepted | | | | pets=no
pets are not ok banani | banani | | | pets=no
cats are not fine | | | | pets=no
smoking won't be allowed mirpur 2 | mirpur-2 | | | smoking=no
smoking is strictly prohibited | | | | smoking=no
we don't allow smoking or pets dhanmondi | dhanmondi | | | smoking=no, pets=no
can't keep a cat badda | badda | | | pets=no
pets are ok but smoking isn't | | | | pets=yes, smoking=no
smoking not allowed but pets are allowed | | | | smoking=no, pets=yes
smoking and pets are allowed banani | banani | | | smoking=yes, pets=yes
AC is not required uttara | uttara | | |
smoking kora nishedh farmgate | farmgate | | | smoking=no
dhumpan kora jabe na | | | | smoking=no
smoking cholbe na mirpur 10 | mirpur-10 | | | smoking=no
smoking cholbena mirpur 10 | mirpur-10 | | | smoking=no
pet rakha nishedh | | | | pets=no
pet rakha jabe na gulshan | gulshan | | | pets=no
pet rakha jabena gulshan | gulshan | | | pets=no
pet rakha jabe gulshan | gulshan | | | pets=yes
pet allow na | | | | pets=no
smoking, pet rakha jabe na mirpur 2 | mirpur-2 | | | smoking=no, pets=no
ধূমপান করা যাবে না | | | | smoking=no
ধূমপান করা নিষেধ, ধানমন্ডি | dhanmondi | | | smoking=no
ধূমপান চলবে না | | | | smoking=no
ধূমপান করা যাবে উত্তরা | uttara | | | smoking=yes
পোষা প্রাণী রাখা নিষেধ | | | | pets=no
পোষা প্রাণী রাখা যাবে না গুলশান | gulshan | | | pets=no
ধূমপান, পোষা প্রাণী রাখা যাবে না | | | | smoking=no, pets=no
ধূমপান বা কোনো পোষা প্রাণী ছাড়া | | | | smoking=no, pets=no
smoking ba kono pet chara basa | | | | smoking=no, pets=no
no pets (cats, dogs) | | | | pets=no
no pets: cats or dogs | | | | pets=no
pets not allowed (cats, dogs) mirpur | mirpur | | | pets=no
no smoking (pets ok) badda | badda | | | smoking=no, pets=yes
পোষা প্রাণী নিষেধ (বিড়াল, কুকুর) | | | | pets=no
no alcohol or smoking | | | | smoking=no
no drinking, smoking | | | | smoking=no
no drinking, smoking or pets mirpur 10 | mirpur-10 | | | smoking=no, pets=no
mirpur 10 no alcohol | mirpur-10 | | |
smoking and drinking not allowed badda | badda | | | smoking=no
no drinking allowed, pets ok | | | | pets=yes
drinking water supply banani | banani | | drinking water supply
no loud music or pets | | | no loud music | pets=no
no loud music and pets | | | no loud music | pets=no
no loud music, parties or smoking | | | no loud music | smoking=no
no curfew and pets allowed | | | no curfew | pets=yes
no broker no smoking | | | | smoking=no
no curfew, pets | | | no curfew | pets=yes
ধূমপান ও মদ্যপান নিষেধ | | | | smoking=no
মদ বা ধূমপান করা যাবে না | | | | smoking=no
don't mind pets mirpur | mirpur | | | pets=yes
no smoking and don't mind pets | | | | smoking=no, pets=yes
no problem with pets or smoking | | | | pets=yes, smoking=yes
pets are not a problem banani | banani | | | pets=yes
pets ok, smoking no problem | | | | pets=yes, smoking=yes
pet thakle somossa nai | | | | pets=yes
cigarette chara basa badda | badda | | | smoking=no
সিগারেট খাওয়া যাবে না | | | | smoking=no
never smoke uttara | uttara | | | smoking=no
biral rakha jabe gulshan | gulshan | | | pets=yes
kutta biral cholbe na | | | | pets=no
বিড়াল পালি না মিরপুর | mirpur | | | pets=no
no male guests banani | banani | | |
mirpur 2 no male mess | mirpur-2 | roomType=Shared | | household=men
no indoor smoking badda | badda | | | smoking=no
I don't care about smoking | | | | smoking=yes
without broker mirpur | mirpur | |
no broker, pets ok | | | | pets=yes
no pets or kids | | | | pets=no
smoker hole hobe na | | | | smoking=no
smoker der jonno na badda | badda | | | smoking=no
biral palte parbo? | | | | pets=yes
পোষা প্রাণী অনুমোদিত নয় | | | | pets=no
পোষা প্রাণী নেওয়া যাবে না গুলশান | gulshan | | | pets=no
ধূমপায়ীদের জন্য নয় উত্তরা | uttara | | | smoking=no
ব্যাচেলর ভাড়া দেওয়া হয় না মিরপুর | mirpur | |
bachelor der vara dewa hoy na badda | badda | |
wifi must, AC optional, uttara | uttara | | | wifi, AC
balcony na thakleo hobe badda | badda | |
single room no sharing | | roomType=Single |
no sharing, single only mohakhali | mohakhali | roomType=Single |
not a shared flat badda | badda | roomType=Single |
sharing chara room farmgate | farmgate | roomType=Single |
`;
