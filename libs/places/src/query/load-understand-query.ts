/**
 * Loads `understandQuery`. Pages need it only for a text beside other filters, so its words are no part of the suggestions. From
 * here, its file shares the gazetteer with them.
 */
export const loadUnderstandQuery = async () => (await import('./understand-query.ts')).understandQuery;
