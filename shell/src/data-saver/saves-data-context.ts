import { createContext } from 'react';

/**
 * Whether the page arrived for a visitor who saves data, as far as the site knows. A server and the first render in the browser
 * agree on it.
 */
export const SavesData = createContext(false);
