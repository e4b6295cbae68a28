/** What a remote's name gives: `mfe-house-rules` is `House rules` at /house-rules. */
export interface Names {
  name: string;
  path: string;
  title: string;
  /** As a file: `house-rules-page`. */
  file: string;
  /** As a component: `HouseRulesPage`. */
  component: string;
}

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

export function namesOf(name: string): Names {
  const slug = name.replace(/^mfe-/, '');
  const words = slug.split('-').filter((word) => word !== '');
  return {
    name,
    path: `/${slug}`,
    title: capital(words.join(' ')),
    file: `${slug}-page`,
    component: `${words.map(capital).join('')}Page`,
  };
}
