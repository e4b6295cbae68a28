/**
 * Queries in the form of query-table.ts with a denial beside a rent. A rent used to take the "not" of "not mirpur under
 * 6k", and the "no" of "6k max no smoking". Also two rents with "or", and denied kinds of homes. "Don't
 * want Mirpur" was in Mirpur, and "mess chai na" was a seat.
 */
export const denialsQueryTable = `
not mirpur under 6k | | excluded=mirpur rentMax=6000 |
not mirpur above 6k | | excluded=mirpur rentMin=6000 |
anything but mirpur under 6k | | excluded=mirpur rentMax=6000 |
under 6k mirpur na | | excluded=mirpur rentMax=6000 |
mirpur na under 6k | | excluded=mirpur rentMax=6000 |
max 5k uttara na | | excluded=uttara rentMax=5000 |
5k moddhe uttara na | | excluded=uttara rentMax=5000 |
5k er beshi na uttara na | | excluded=uttara rentMax=5000 |
not more than 8k mirpur na | | excluded=mirpur rentMax=8000 |
6k max not mirpur | | excluded=mirpur rentMax=6000 |
6k below not mirpur | | excluded=mirpur rentMax=6000 |
8k up not banani | | excluded=banani rentMin=8000 |
6k max no smoking | | rentMax=6000 | | smoking=no
smoking na, under 6k | | rentMax=6000 | | smoking=no
no more than 6k no smoking | | rentMax=6000 | | smoking=no
budget 6k max no pets mirpur | mirpur | rentMax=6000 | | pets=no
6k max no bachelor | | rentMax=6000 |
6k budget not shared | | rentMax=6000 roomType=Single |
10k minimum no pets | | rentMin=10000 | | pets=no
10k at least gulshan | gulshan | rentMin=10000 |
6 hajar er moddhe na hole 7 hajar | | rentMax=7000 |
more than 5k not more than 8k | | rentMin=5000 rentMax=8000 |
5k er beshi 8k er kom | | rentMin=5000 rentMax=8000 |
5k minimum 8k maximum | | rentMin=5000 rentMax=8000 |
৫ হাজারের বেশি ৮ হাজারের কম মিরপুর | mirpur | rentMin=5000 rentMax=8000 |
mirpur not under 6k | mirpur | rentMin=6000 |
5 hajar er beshi na | | rentMax=5000 |
৫ হাজারের বেশি নয় মিরপুর | mirpur | rentMax=5000 |
8 er niche na mirpur | mirpur | rentMin=8000 |
6k or 5k | | rentMax=6000 |
6 hajar ba 5 hajar | | rentMax=6000 |
৭ হাজার বা ৬ হাজার মিরপুর | mirpur | rentMax=7000 |
above 5k or 6k | | rentMin=5000 rentMax=6000 |
under 6k or 5k | | rentMax=6000 |
gulshan 1 or 6k | gulshan-1 | rentMax=6000 |
5000 or 4000 tk seat | | rentMax=5000 roomType=Shared |
advance 20000 or 10000 | | |
not mess | | roomType=Single |
mess na | | roomType=Single |
mess chara mirpur | mirpur | roomType=Single |
মেস না, মিরপুর | mirpur | roomType=Single |
not close to mirpur | | excluded=mirpur |
not around gulshan | | excluded=gulshan |
uttara not near sector 10 | uttara | excluded=uttara-10 |
not beside buet | | excluded=buet |
5k or 6k | | rentMax=6000 |
uttara, not near mirpur | uttara | excluded=mirpur |
dhanmondi not close to new market | dhanmondi | excluded=new-market |
not near metro | | |
no mess banani | banani | roomType=Single |
5 ba 6 hajar | | rentMax=6000 |
budget 8 or 10 | | rentMax=10000 |
budget 10 or 8 mirpur | mirpur | rentMax=10000 |
10 ba 8 er moddhe | | rentMax=10000 |
7k or 6k or 5k | | rentMax=7000 |
mirpur 10 or 11 max 8k | mirpur-10, mirpur-11 | rentMax=8000 |
above 8 or 10 | | rentMin=8000 |
dont want mirpur | | excluded=mirpur |
i don't want gulshan | | excluded=gulshan |
do not want room in mirpur | | excluded=mirpur |
i dont want to live in mirpur | | excluded=mirpur |
i don't want to pay more than 6k | | rentMax=6000 |
not interested in mirpur | | excluded=mirpur |
never mirpur | | excluded=mirpur |
no need of mirpur | | excluded=mirpur |
mirpur lagbe na uttara chai | uttara | excluded=mirpur |
mirpur e thakbo na | | excluded=mirpur |
gulshan na | | excluded=gulshan |
gulshan na banani na | | excluded=gulshan+banani |
khilgaon na, rampura | rampura | excluded=khilgaon |
agargaon na under 10k | | excluded=agargaon rentMax=10000 |
nikunja na hole uttara | nikunja, uttara | |
kadamtala o uttara | kadamtala, uttara | |
not single | | roomType=Shared |
roommate no, single room mirpur | mirpur | roomType=Single |
roommate no, seat mirpur | mirpur | roomType=Shared |
single chai na mirpur | mirpur | roomType=Shared |
single room na, shared chai | | roomType=Shared |
মিরপুর চাই না উত্তরা চাই | uttara | excluded=mirpur |
don't want mess | | roomType=Single |
dont want a mess | | roomType=Single |
mess lagbe na mirpur | mirpur | roomType=Single |
মেস চাই না মিরপুর | mirpur | roomType=Single |
mess chaina mirpur | mirpur | roomType=Single |
shared room chai na | | roomType=Single |
seat chai na, room chai | | roomType=Single |
mess na hole room | | roomType=Shared |
seat lagbe na hole room | | roomType=Shared |
room na seat chai mirpur | mirpur | roomType=Shared |
mirpur 10 no seat | mirpur-10 | roomType=Shared |
no room in mirpur | mirpur | |
i can't pay more than 6k | | rentMax=6000 |
cannot pay over 6k mirpur | mirpur | rentMax=6000 |
dont want above 8k | | rentMax=8000 |
i can't pay rent more than 6k | | rentMax=6000 |
6k er beshi dibo na mirpur | mirpur | rentMax=6000 |
6k er beshi dite parbo na | | rentMax=6000 |
৬ হাজারের বেশি দিতে পারব না | | rentMax=6000 |
mirpur e thakte chai na | | excluded=mirpur |
mirpur thakte parbo na | | excluded=mirpur |
মিরপুরে থাকতে চাই না | | excluded=mirpur |
mess e thakte chai na | | roomType=Single |
6k er moddhe chai na hole 7k | | rentMax=7000 |
6k er moddhe lagbe, na hole 7k | | rentMax=7000 |
6k max dorkar na mess | | rentMax=6000 roomType=Shared |
i want more than 5k | | rentMin=5000 |
`;
