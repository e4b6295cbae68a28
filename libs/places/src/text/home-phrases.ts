import { fold } from './fold.ts';

/** A wish about the home, in the values of `home` of a listing. */
export interface HomeWish {
  household?: 'women' | 'men';
  occupation?: 'students' | 'workers';
  smoking?: 'no' | 'yes';
  pets?: 'no' | 'yes';
  food?: 'halal' | 'vegetarian';
}

const kind = (phrases: string, wish?: HomeWish): { phrases: string[]; wish?: HomeWish } => ({
  phrases: phrases.split(';'),
  ...(wish && { wish }),
});

/** People. Names of places have these words, too: "Eden Mohila College". */
const people = [
  kind(
    'girl;girls;female;females;lady;ladies;woman;women;mohila;mohilader;meye;meyeder;meyera;nari;chatri;chhatri;' +
      'chatrider;মেয়ে;মেয়েদের;মেয়েরা;মহিলা;মহিলাদের;নারী;নারীদের;ছাত্রী;ছাত্রীদের',
    { household: 'women' },
  ),
  kind(
    'boy;boys;guy;guys;male;males;man;men;gents;chele;cheleder;chhele;chelera;purush;ছেলে;ছেলেদের;ছেলেরা;পুরুষ;পুরুষদের',
    { household: 'men' },
  ),
  kind(
    'student;students;medical student;medical students;chatro;chhatro;chatroder;ছাত্র;ছাত্রদের;শিক্ষার্থী;শিক্ষার্থীদের;স্টুডেন্ট',
    {
      occupation: 'students',
    },
  ),
  kind(
    'job holder;job holders;jobholder;jobholders;service holder;working;professional;professionals;' +
      'chakrijibi;chakurijibi;kormojibi;কর্মজীবী;চাকরিজীবী;চাকরিজীবীদের;চাকুরীজীবী',
    { occupation: 'workers' },
  ),
];

/** Words for the type of a home, or for what is near it. Names of homes can contain them. */
const homeTypes = [
  kind('bachelor;bachelors;bachelorder;bechelor;batchelor;ব্যাচেলর;ব্যাচেলরদের;ব্যাচেলার'),
  kind('family;families;poribar;ফ্যামিলি;পরিবার;পরিবারের'),
  kind(
    'couple;couples;married couple;newly married couple;husband wife;shami stri;jamai bou;dompoti;দম্পতি;স্বামী স্ত্রী;জামাই বউ',
  ),
  kind('furnished;fully furnished;full furnished;semi furnished;ফার্নিশড;আসবাবসহ'),
  kind('hostel;hostels;হোস্টেল'),
  kind('master;masterbed;masterbedroom;master bedroom;master room;মাস্টার;মাস্টার বেড;মাস্টার বেডরুম'),
  kind('metro;metrorail;mrt;metro station;মেট্রো;মেট্রোরেল'),
];

/** Words for things that a home allows or has. */
const habitsAndFeatures = [
  kind(
    'nonsmoker;nonsmokers;nonsmoking;smoke free;odhumpayi;dhumpanmukto;dhumpan mukto;অধূমপায়ী;ধূমপানমুক্ত;ধূমপান মুক্ত',
    { smoking: 'no' },
  ),
  kind(
    'smoker;smokers;smoking;smoke;smoking allowed;smoker friendly;dhumpan;dhumpayi;ধূমপান;ধূমপায়ী;ধূমপায়ীদের;স্মোকিং;স্মোকার;' +
      'cigarette;cigarettes;cigaret;cigerate;biri;সিগারেট;বিড়ি',
    { smoking: 'yes' },
  ),
  kind('pet free', { pets: 'no' }),
  kind(
    'pets;pet;pets allowed;pet allowed;pet friendly;pet lover;cat lover;cat;cats;dog;dogs;biral;kukur;kutta;posha prani;বিড়াল;কুকুর;পোষা প্রাণী',
    {
      pets: 'yes',
    },
  ),
  kind('halal;halal food;হালাল', { food: 'halal' }),
  kind('vegetarian;veg;নিরামিষ', { food: 'vegetarian' }),
  kind(
    'attached bath;attached bathroom;attached washroom;attached toilet;attach bath;attach bathroom;attached;এটাচ বাথরুম;এটাচ বাথ;এটাচড;সংযুক্ত বাথরুম',
  ),
  kind('balcony;balconies;veranda;verandah;baranda;barandah;বারান্দা;বারান্দাসহ;ব্যালকনি'),
  kind('ac;air conditioner;air conditioned;airconditioned;এসি'),
  kind('wifi;wi fi;internet;broadband;ওয়াইফাই;ইন্টারনেট'),
  kind('lift;elevator;লিফট;লিফটসহ'),
  kind('parking;garage;গ্যারেজসহ;পার্কিং;গ্যারেজ'),
  kind('generator;জেনারেটর'),
  kind('kitchen;রান্নাঘর'),
  kind('gas;gas line;গ্যাস;গ্যাস লাইন'),
  kind('maid;bua;buya;khala;বুয়া;খালা'),
  kind('kids;kid;children;child;baccha;বাচ্চা'),
  kind('meal;meals;food;khabar;মিল;খাবার'),
];

/** The phrases of each kind of wish about a home. */
export const homePhrases = [...people, ...homeTypes, ...habitsAndFeatures];

/** The first words of phrases, folded. */
const firstWords = (kinds: typeof homePhrases): ReadonlySet<string> =>
  new Set(kinds.flatMap(({ phrases }) => phrases.map((phrase) => fold(phrase.split(' ', 1).join()))));

/** "Girls", "students". */
export const wordsOfPeople = firstWords(people);

/** Words that the search never takes for a misspelt place name. */
export const homeWords = firstWords([...homeTypes, ...habitsAndFeatures]);

const otherDenied = 'alcohol drinking drugs parties guests broker advance deposit security'.split(' ');

/** Words that "no" denies after a number: "Mirpur 10 no pets". The others belong to an address: "Mirpur 2 no bachelor mess". */
export const deniedAfterNumber: ReadonlySet<string> = new Set([
  ...firstWords(habitsAndFeatures),
  ...otherDenied,
]);
