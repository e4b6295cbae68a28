/** Loads the data-loading part of the contract. */
export const loadQueryLibrary = () => import(/* webpackChunkName: "query" */ '@roommate/shell-api/query');
