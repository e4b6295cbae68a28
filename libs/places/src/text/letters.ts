import { wordSet } from './word-set.ts';

/** Letters of blocks and roads as words: "Block C", "ব্লক সি". */
export const letterWords = wordSet(
  'a b c d e f g h i j k l m n o p q r s t u v w x y z এ বি সি ডি ই এফ জি এইচ আই জে কে এল এম এন ও পি',
);
