import { fold } from '../text/fold.ts';
import { homeWords } from '../text/home-phrases.ts';

/** Words of listings and queries that a typing error away from a place's name still mean themselves. */
const words = `
a an the in at on of for to and or with from near by is
room rooms single shared share seat seats sit mess flat flats house home sublet rent rental bed beds bath
male female man girls girl boys boy nari student students job holder water garden market school college university
hospital station metro road lane avenue block sector section level
floor area city north south east west middle old new quiet study sunny clean big small cheap available free now office
para bazar housing society model town residentialarea limited real estate extension phase project road more mor gate
today day days week weeks month months hour hours all any
under below above over between within around close next beside taka hazar month monthly budget please need want
looking only calm large nice good best lake view park side main corner facing open non
lagbe chai dorkar khali basa bari bhara vara er te theke moddhe kache pashe
we he she do does but be can has had it its got must mine work also allow sir where bhk
mile mash mase mashe kora korar kono koto kothay kothao kori kore korle kome kichu pori pore por dam daam deya niye naki ke ki
vai bhai vaia vaiya bhaia basar basha bhara bhada vitor vitore bdt tk malik mandir mondir ranna khola uttor dokkhin purbo poshchim kachabazar nobody separate
রুম সিট সিঙ্গেল মেস বাসা ভাড়া টাকা হাজার মধ্যে কাছে পাশে জন্য ছেলে মেয়ে মেয়েদের ছেলেদের ছাত্র ছাত্রী
বাথরুম খালি লাগবে চাই দরকার রোড ব্লক নতুন পুরান বাজার কলেজ হাসপাতাল বিশ্ববিদ্যালয় স্টেশন মেট্রো উত্তর দক্ষিণ পূর্ব পশ্চিম
মধ্য
`;

const common = new Set([...words.trim().split(/\s+/).map(fold), ...homeWords]);

/** Whether a folded word is an everyday word and no name with a typing error. */
export const isCommonWord = (word: string): boolean => common.has(word);
