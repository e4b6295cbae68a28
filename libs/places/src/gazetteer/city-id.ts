/** The id of greater Dhaka, the ancestor of every place. */
export const CITY_ID = 'dhaka';
