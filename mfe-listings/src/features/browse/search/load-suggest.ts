/** Loads the gazetteer (32 KB), which only people who search need. */
export const loadSuggest = async () => {
  const { completeQuery, prepareSuggestions } = await import('@roommate/places');
  await prepareSuggestions();
  return (text: string) => completeQuery(text);
};
