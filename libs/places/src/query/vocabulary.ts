import { fold } from '../text/fold.ts';

const wordSet = (words: string) => new Set(words.trim().split(/\s+/).map(fold));

export const sharedWords = wordSet(
  'shared share sharing seat seats sit sits mess bed bedspace সিট সীট সিটে মেস মেসে শেয়ার শেয়ার্ড শেয়ারড',
);
export const singleWords = wordSet('single private singel সিঙ্গেল সিংগেল একক');
export const availableWords = wordSet('available vacant khali খালি ফাঁকা');
export const takenWords = wordSet('rented unavailable booked');

export const nearWords = wordSet(
  'near nearby nearest around close beside next kache kachakachi pashe ashepashe কাছে কাছাকাছি পাশে আশেপাশে নিকটে',
);
export const kilometreWords = wordSet('km kms kilometer kilometers kilometre kilometres কিমি কিলোমিটার কিলো');

export const thousandWords = wordSet('k hazar hajar thousand হাজার হাজারের হাজারে');
export const lakhWords = wordSet('lakh lac lakhs লাখ লক্ষ');
export const takaWords = wordSet('tk taka takar takay bdt টাকা টাকার টাকায়');
export const ceilingWords = wordSet(
  'under below less upto max maximum budget within moddhe modhye niche kom মধ্যে নিচে কম ভিতরে সর্বোচ্চ বাজেট',
);
export const floorWords = wordSet('above over min minimum least from beshi upore more বেশি উপরে সর্বনিম্ন');
export const possessives = wordSet('er r এর র');
export const rangeWords = wordSet('to theke থেকে and');

/** Words that carry no wish of their own. */
export const fillerWords = wordSet(`
a an the in at on of for with from to and or than up i am is it my me we need want wanted looking please any some
room rooms house houses flat flats basa bari bhara vara rent rental monthly month per to-let tolet let
e te r er ta ti lagbe chai dorkar khujchi area elaka bd bangladesh residentialarea
রুম ঘর বাসা বাড়ি ভাড়া মাসিক লাগবে চাই দরকার খুঁজছি এ তে এর র জন্য এলাকা এলাকায় একটি একটা টা
metro station মেট্রো স্টেশন স্টেশনের
`);

/** Words that a number or a letter follows: "Road 8A", "House 12". */
export const addressWords = wordSet(
  'road house block lane avenue level floor flat section sector ward রোড বাসা ব্লক সেক্টর',
);
