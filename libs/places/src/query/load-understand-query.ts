/**
 * Loads `understandQuery`. Pages need it only for a text beside other filters. So the file of the suggestions does not
 * contain its words. The import is in this package, so that both files share one copy of the gazetteer.
 */
export const loadUnderstandQuery = async () => (await import('./understand-query.ts')).understandQuery;
