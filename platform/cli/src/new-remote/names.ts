/** Names derived from the remote's name: `mfe-house-rules` is `House rules` at /house-rules. */
export interface Names {
  name: string;
  path: string;
  title: string;
  /** File name: `house-rules-page`. */
  file: string;
  /** Component name: `HouseRulesPage`. */
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
