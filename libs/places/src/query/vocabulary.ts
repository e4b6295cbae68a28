import { wordSet } from '../text/word-set.ts';

export const sharedWords = wordSet(
  'shared share sharing seat seats sit sits mess bed bedspace বেড সিট সীট সিটে মেস মেসে শেয়ার শেয়ার্ড শেয়ারড শেয়ারিং',
);
/** Their denial asks for a single room. */
export const sharingWords = wordSet('shared share sharing mess শেয়ার শেয়ার্ড শেয়ারিং মেস');
export const deniedBefore = wordSet('no not non without');
export const deniedAfter = wordSet('chara chhara na noy ছাড়া না নয়');
export const singleWords = wordSet('single private singel সিঙ্গেল সিংগেল একক');
export const bedWords = wordSet('bed বেড');
/** Before "bed": "master bed room". */
export const masterWords = wordSet('master মাস্টার');
/** A bed before one of these words is not a seat. */
export const roomWords = wordSet('room rooms rum রুম রুমে রুমের');
export const flatWords = wordSet(`
flat flats apartment apartments house houses home unit basa basha বাসা বাসায় ফ্ল্যাট ফ্লাট ফ্ল্যাটে ফ্ল্যাটের অ্যাপার্টমেন্ট
`);
export const bathWords = wordSet('bath baths bathroom bathrooms toilet বাথ বাথরুম');
export const availableWords = wordSet('available vacant khali faka খালি ফাঁকা');
export const takenWords = wordSet('rented unavailable booked');

export const kilometreWords = wordSet(
  'km kms kilo kilometer kilometers kilometre kilometres কিমি কিলোমিটার কিলোমিটারের কিলো',
);
export const metreUnits = wordSet('m meter meters metre metres mitar মি মিটার মিটারের');
export const minuteWords = wordSet('min mins minute minutes minit miniter মিনিট মিনিটের');
export const halfKilometreWords = wordSet('half adha আধা আধ');
export const walkWords = wordSet('walk walks walking walkable hata hatar hete hatle হাঁটা হাঁটার হেঁটে হাঁটলে পায়ে');
/** Beside a walk or a measure: "walking distance", "500 m away", "হাঁটা পথ". */
export const wayWords = wordSet(
  'distance away radius foot durotto durotte durotter dure poth path paye দূরত্ব দূরত্বে দূরত্বের দূরে পথ পথে',
);

export const periodWords = wordSet('hour hours day days week weeks month months year years');
export const monthNames = wordSet(`
january february march april may june july august september october november december
jan feb mar apr jun jul aug sep sept oct nov dec
জানুয়ারি ফেব্রুয়ারি মার্চ এপ্রিল মে জুন জুলাই আগস্ট সেপ্টেম্বর অক্টোবর নভেম্বর ডিসেম্বর
`);
/** After the number of a floor, a road or a day. */
export const ordinalEndings = wordSet('st nd rd th tola tolar tolay floor তলা তলার তলায়');
export const peopleWords = wordSet(
  'friend friends people person persons member members roommate roommates sisters brothers bachelors families couples ' +
    'jon joner জন জনের রুমমেট',
);
/** After a number that is a count: "Gulshan 1 and 2 seats". */
export const countedWords: ReadonlySet<string> = new Set([
  ...peopleWords,
  ...wordSet(
    'seat seats sit room rooms bed beds bedroom bedrooms bath baths bhk ta month months সিট রুম রুমের বেড টা টি মাস',
  ),
]);
/** A way of travelling that every station serves. Tokens have one word for all of its forms. */
export const metroWords = wordSet('metro মেট্রো মেট্রোর মেট্রোরেল মেট্রোরেলের');
export const thousandWords = wordSet('k hazar hajar hazarer hajarer hazare hajare thousand হাজার হাজারের হাজারে');
export const lakhWords = wordSet('lakh lac lakhs লাখ লক্ষ');
export const takaWords = wordSet('tk taka takar takay bdt টাকা টাকার টাকায়');
export const ceilingWords = wordSet(`
under below less lower upto max maximum most cheaper budget within moddhe modhye modhe modde niche kom kome vitor vitore
bhitor bhitore majhe maje porjonto porzonto
মধ্যে মাঝে নিচে কম কমে ভিতর ভিতরে ভেতর ভেতরে পর্যন্ত সর্বোচ্চ বাজেট
`);
export const floorWords = wordSet(
  'above over min minimum least from beshi upore opore more starting shuru বেশি উপরে সর্বনিম্ন শুরু',
);
/** After a sum: "10k or more", "8k and up". "10 min" is a walk. */
export const floorEndings = wordSet(
  'above beshi upore opore more up upwards onwards plus minimum least shuru বেশি উপরে সর্বনিম্ন শুরু',
);
/** Between "min" and a sum: "min rent of 5000". */
export const rentWords = wordSet('rent rental of bhara vara ভাড়া');
/** Costs that are paid once before moving in. */
export const advanceWords = wordSet('advance advanced deposit jamanot ogrim অগ্রিম এডভান্স অ্যাডভান্স জামানত');
export const mealWords = wordSet('meal meals মিল');
/** Costs that are paid beside the rent. */
export const extraWords = new Set([
  ...advanceWords,
  ...mealWords,
  ...wordSet('charge charges bill bills চার্জ বিল'),
]);
/** Before such a word: "service charge", "gas bill". */
export const costWords = wordSet(
  'service security gas electricity electric current water wifi internet utility সার্ভিস গ্যাস বিদ্যুৎ কারেন্ট পানি',
);
/** English words that deny the word after them, and Bangla words that deny the one before them. */
export const notBefore = wordSet('not no');
export const notAfter = wordSet('na noy না নয়');
/** After "na": "Mirpur na hole Uttara" and "6k er moddhe na hole 7k" offer a second choice. */
export const otherwiseWords = wordSet('hole holeo pele paile হলে হলেও পেলে');
/** Before a sum: the rent is about as high. */
export const aboutWords = wordSet('around about approx approximately roughly almost pray pryay প্রায় আনুমানিক');
/** After a sum: the rent is about as high. */
export const aboutEndings = wordSet('kachakachi ashepashe moto mato কাছাকাছি আশেপাশে মতো মত');
/** Half more than the next number: "সাড়ে ৫ হাজার" is 5,500. */
export const halfWords = wordSet('sare shaare sadhe saare সাড়ে');
export const possessives = wordSet('er ar r এর র');
/** Between two rents that are both acceptable: "6k or 5k". */
export const choiceWords = wordSet('or ba বা');
export const rangeWords = wordSet('to theke থেকে and');

/** Beside the name of a place they are a part of its address: "Goran bazar", "Bosila 40 feet", "Gulshan 2 circle". */
export const addressNouns = wordSet(`
bazar bazaar residential school hall feet ft extended extension mor moor circle roundabout gol chottor chottore chokkor
chattar flyover highway bus terminal signal dike mathay office para dhal
অফিস পাড়া ঢাল বাজার বাজারে স্কুল হল হলের ফিট আ মোড় মোড়ে মোড়ের গোল চত্বর চত্বরে গোলচত্বর চক্কর ফ্লাইওভার ফ্লাইওভারের টার্মিনাল দিকে মাথায়
`);

/** Words that carry no wish of their own. */
export const fillerWords = wordSet(`
a an the in at on of for with from to and than up i am is it my me we need want wanted looking please any some
room rooms house houses flat flats basa bari bhara vara rent rental monthly month per to-let tolet let
e te r er ta ti lagbe chai dorkar khujchi area elaka bd bangladesh residentialarea
রুম ঘর বাসা বাড়ি ভাড়া মাসিক লাগবে চাই দরকার খুঁজছি এ তে এর র জন্য এলাকা এলাকায় একটি একটা টা
station stationer স্টেশন স্টেশনের
`);

/** Words that a number or a letter follows: "Road 8A", "House 12". */
export const addressWords = wordSet(
  'h road house block lane avenue level floor flat section sector ward রোড এভিনিউ অ্যাভিনিউ বাসা ব্লক সেক্টর',
);
