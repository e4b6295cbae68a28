/** Loads the gazetteer (32 KB), which only people who search need. */
export const loadSuggest = async () => {
  const { completeQuery } = await import('@roommate/places');
  return (text: string) => completeQuery(text);
};
