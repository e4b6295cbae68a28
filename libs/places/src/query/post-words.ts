import { wordSet } from '../text/word-set.ts';

export const photoWords = wordSet(
  'photo photos foto picture pictures pic pics image images chobi chhobi chobisoho ছবি ছবিসহ ছবির ফটো',
);
/** Between a photo and its denial: "photo lagbe na". */
export const wantWords = wordSet('lagbe dorkar chai লাগবে দরকার চাই');

/** Words about the time of a post. */
export const postWords = wordSet(
  'post posts posted uploaded added listed listing listings ad ads newest latest recent recently পোস্ট বিজ্ঞাপন',
);
/** As a word about posts, unless the text is about moving: "need a new room today". */
export const newWords = wordSet('new newly notun নতুন');
/** Beside them, "today" is the day of moving. */
export const movingWords = wordSet(`
need needs needed want wants wanted from available vacant move moving shift join by till until free now asap urgent
urgently immediately khali lagbe lagbo chai dorkar theke joruri uthbo uthte খালি লাগবে চাই দরকার থেকে জরুরি উঠবো উঠতে
`);
export const todayWords = wordSet('today todays aj aaj ajke aajke ajker আজ আজকে আজকের');
export const yesterdayWords = wordSet('yesterday gotokal গতকাল');
export const thisWords = wordSet('this ei এই');
export const lastWords = wordSet('last past previous goto গত');
export const withinWords = wordSet('within in');
export const hourWords = wordSet('hour hours hr hrs ghonta ghontar ghontay ঘণ্টা ঘণ্টার ঘণ্টায়');
export const dayWords = wordSet('day days din dine diner দিন দিনে দিনের');
export const weekWords = wordSet(
  'week weeks soptaho soptahe soptaher shoptaho shoptahe saptahe সপ্তাহ সপ্তাহে সপ্তাহের',
);
export const monthWords = wordSet('month months mas mash mase mashe maser মাস মাসে মাসের');
