import { monthNames } from '../query/vocabulary.ts';
import { wordSet } from '../text/word-set.ts';

/** Words that say that a person looks for a room, but not which room. */
export const grammarWords: ReadonlySet<string> = new Set([
  ...monthNames,
  ...wordSet(`
i im m ive ve me my mine we our us you your he she it its this that these those there here where which who what how
assalamu alaikum assalamualaikum salam yes must optional inside indoors
am are is be been can could would will should do does have has had get got give find finding search searching
seek seeking show help move moving going ready hi hello dear sir bhai apu plz pls kindly please also only just very so really now asap
urgent urgently immediately soon want wants wanted wanting need needs needed looking look prefer preferred preferably
somewhere anywhere anyone someone people person persons one another home homes apartment apartments accommodation
ek vai bhaia vaia sudhu shudhu sudhumatro shudhumatro ashe ashepashe flatmate flatmates mate mates negotiable ago
living live stay staying let rent rents rented renting hire price priced prices rate rates cost
distance gate limited society away near by into about without but if or ba roommate roommates bath baths bathroom bathrooms bedroom bedrooms
bhk dining drawing two three four office offices washroom washrooms toilet seated seater mash mase mashe maser rickshaw bus cng stand stop building married other others work friend friends campus number head including included
inclusive all utility utilities bill bills
ok okay fine allow allows allowed welcome accepted permitted
months year st nd th s today hour hours week weeks day days yesterday newest latest recent recently post posts posted uploaded added
listing listings listed ad ads kora korar beds sublet sublets subletting payingguest pg ar
ami amar amra amader amake apnar lagbe lagbo lage chai chacchi chachchi chacci khujchi khujtesi khujtechi khujtasi
khujsi khuji dorkar proyojon basa basha bashay basar bari barite ghor nibo nebo nite achhe ache ase kono kichu ekta ekti
akta jonno jonne jnno thakar thakbo thaka thakte theke ebong kintu ke ki koto kothay kothao er te moddhe modhye
pasher kache der jon ekjon duijon dujon jonke dam dame daam daame bhara vara bhada sathe shathe shoho soho khoroch khoroche
joner dujoner duijoner ekjoner vaiya bhaiya chakri chakuri kori job do pori pore poralekha studying then ekhon ekhoni
ajkei nombor nombore nambar nambare mile naki emon o hole holeo thakle thakleo niye deya dewa hoy uthbo uthte kori kore korle pali pushi hobe cholbe chole jabe bondhu bondhura abashik tola tala talay eid por sobcheye damer dui tin rumer roomer romm
aj aaj ajke ajker tarikh tarikhe date sablet সাবলেট সাবলেটে টুলেট টু লেট আজ আজকে আজকের সপ্তাহ সপ্তাহে পোস্ট করা
শুধু শুধুমাত্র ভাই আশে
আমি আমার আমরা আমাদের আমাকে লাগবে লাগে চাই চাচ্ছি চাচ্ছিলাম খুঁজছি খুঁজি খুঁজতেছি দরকার প্রয়োজন বাসা বাসার বাসায়
বাড়ি ঘর নিব
নিবো নেব নেবো আছে কোন কোনো কিছু একটা একটি জন্য জন্যে বা থাকার থাকবো থাকব ও এবং কিন্তু কি কী কত কোথাও কোথায় ভাড়া
ভাড়ায় প্লিজ
দয়া করে রুমে রুমের কাছে মধ্যে দাম দামে সহ সাথে হবে হলে এমন উঠবো উঠতে জন একজন দুইজন রুমমেট
ফ্ল্যাট ফ্লাট ফ্ল্যাটের সেক্টরে রোডে ব্লকে নাম্বারে নম্বরে আবাসিক আবাসিকে এক দুই তিন চার নাকি মিলে খরচ খরচে করি পালি পুষি
দুজনের দুইজনের একজনের জনের দুজন সবচেয়ে দামের ডাইনিং ড্রয়িং চাকরি চাকুরি পড়ি পড়াশোনা মাস মাসে মাসের নম্বর নাম্বার নং ক্যাম্পাস ক্যাম্পাসে ক্যাম্পাসের
এখন আজকেই ভাইয়া আপু অফিস অফিসে অফিসের
চলবে যাবে বাসস্ট্যান্ড বাস স্ট্যান্ড গেট গেটে গেটের আসসালামু আলাইকুম বন্ধু বন্ধুরা তলা তলায় তারিখ তারিখে
`),
]);

/** Praise. Beside other words it says little. On its own it can be a word of a title. */
export const qualityWords = wordSet(`
good nice best great better beautiful comfortable decent lovely perfect suitable
new small big large spacious clean
cheap cheaper cheapest affordable reasonable inexpensive low economical friendly
notun boro choto bhalo valo balo bhalor sundor shundor kom kome shosta sosta shostay sostay
নতুন বড় ছোট ভালো ভাল সুন্দর কম কমে সস্তা সস্তায় সেরা
`);
