/**
 * More queries as people type them, in the form of query-table.ts. They come from a manual test. Well-known places
 * became other places, and rents were understood as their opposite. Other queries have words of speech.
 */
export const everydayQueryTable = `
polashi | polashi | |
palashi | polashi | |
পলাশী | polashi | |
faridabad | faridabad | |
kakoli | kakoli | |
kakoli banani | kakoli | |
ECB Chattor, Dhaka | ecb-chattar | |
ECB Chattar | ecb-chattar | |
ইসিবি চত্বর | ecb-chattar | |
bashundhara city | bashundhara-city | |
nazirabazar | nazirabazar | |
bashtola | bashtola | |
South Bashtola, Dhaka | bashtola | |
jamuna future park | jamuna-future-park | |
chankharpul | chankharpul | |
sainik club | sainik-club | |
ansar camp | ansar-camp | |
shahinbag | shahinbag | |
mirpur 10 min rent 5000 | mirpur-10 | rentMin=5000 |
uttara sector 7 min tk 5000 | uttara-7 | rentMin=5000 |
mirpur 10 min rent of 5000 | mirpur-10 | rentMin=5000 |
near buet 10 minutes under 5000 | buet | within=0.8 rentMax=5000 |
buet 10 minutes budget 5000 | buet | within=0.8 rentMax=5000 |
buet 10 minutes tk 5000 | buet | within=0.8 rentMax=5000 |
buet 10 minutes, 5000 | buet | within=0.8 rentMax=5000 |
ten min buet 5k | buet | within=0.8 rentMax=5000 |
10 min mirpur 10 | mirpur-10 | within=0.8 |
5 minutes mirpur 10 | mirpur-10 | within=0.4 |
5 min Dhanmondi 27 | dhanmondi-27 | within=0.4 |
১০ মিনিট, ৫০০০ টাকা, বুয়েট | buet | within=0.8 rentMax=5000 |
mirpur 10 - 5 min walk | mirpur-10 | within=0.4 |
mirpur 10 theke 5 min walk 2 seat | mirpur-10 | within=0.4 roomType=Shared |
gulshan 20k+ | gulshan | rentMin=20000 |
20,000+ gulshan | gulshan | rentMin=20000 |
>= 10000 gulshan | gulshan | rentMin=10000 |
gulshan > 10k | gulshan | rentMin=10000 |
gulshan < 1200 | gulshan | rentMax=1200 |
8k to 5k dhanmondi | dhanmondi | rentMin=5000 rentMax=8000 |
from 8k dhanmondi | dhanmondi | rentMin=8000 |
dhanmondi 8k or more | dhanmondi | rentMin=8000 |
dhanmondi not more than 8k | dhanmondi | rentMax=8000 |
around 5000 mirpur | mirpur | rentMin=4000 rentMax=6000 |
approx 6k mirpur | mirpur | rentMin=4800 rentMax=7200 |
প্রায় ৫ হাজার মিরপুর | mirpur | rentMin=4000 rentMax=6000 |
মিরপুর ৫ হাজার টাকার কাছাকাছি | mirpur | rentMin=4000 rentMax=6000 |
mirpur 5 hajar takar beshi | mirpur | rentMin=5000 |
মিরপুর ৫ হাজার টাকার কমে | mirpur | rentMax=5000 |
Tk 5000 mirpur | mirpur | rentMax=5000 |
tk. 5,000 mirpur | mirpur | rentMax=5000 |
bdt 6000 | | rentMax=6000 |
BDT 5000 mirpur | mirpur | rentMax=5000 |
Tk 9500 mirpur | mirpur | rentMax=9500 |
less than tk 7,500 | | rentMax=7500 |
at most 6000 | | rentMax=6000 |
cheaper than 6k | | rentMax=6000 |
4500 tk er vitor | | rentMax=4500 |
4500 tk er vitore | | rentMax=4500 |
সাড়ে ৫ হাজার | | rentMax=5500 |
sare 5 hajar mirpur | mirpur | rentMax=5500 |
পাঁচ হাজার | | rentMax=5000 |
pach hajar mirpur | mirpur | rentMax=5000 |
five thousand mirpur | mirpur | rentMax=5000 |
tk 5000 to tk 8000 mirpur | mirpur | rentMin=5000 rentMax=8000 |
10 number mirpur | mirpur-10 | |
12 no mirpur | mirpur-12 | |
2 seat 10 no mirpur | mirpur-10 | roomType=Shared |
১০ নাম্বার মিরপুর | mirpur-10 | |
১১ নাম্বার মিরপুরে সিঙ্গেল রুম | mirpur-11 | roomType=Single |
road 7 no mirpur | mirpur | |
road 10 no mirpur 1 | mirpur-1 | |
house 10 no mirpur | mirpur | |
10 number mirpur 8000 | mirpur-10 | rentMax=8000 |
10 no mirpur 5k | mirpur-10 | rentMax=5000 |
১০ নং মিরপুর ৫ হাজার | mirpur-10 | rentMax=5000 |
10 no mirpur 2 seat | mirpur-10 | roomType=Shared |
5 no road 10 no mirpur | mirpur-10 | |
10 no mirpur road | mirpur | |
ward 7 no mirpur | mirpur | |
`;
