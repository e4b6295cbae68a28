import type { Place } from '../gazetteer/place.ts';

const STATION = / Metro Station$/;
const STATION_BN = / মেট্রো স্টেশন$/;

const END_OF_BLOCK = /(?:Block|Sector|Road|ব্লক|সেক্টর|রোড) .+$/;

/** "dhanmondi road 27": the place is a road with a number. */
const ROAD = /\broad (\d+a?)$/i;
const NUMBER_BN = /(?:^| )(?:রোড )?([০-৯]\S*)$/;

const numberOfRoad = ({ name, aliases }: Place): string | undefined =>
  [name, ...aliases].map((text) => ROAD.exec(text)?.[1]).find((number) => number !== undefined);

/** Whether a place is a road with a number. Road 8A is another one than Road 8. */
export const isNumberedRoad = (place: Place): boolean => numberOfRoad(place) !== undefined;

/** "Road 27" and "রোড ২৭". */
function localNamesOfRoad(place: Place): string[] {
  const number = numberOfRoad(place);
  const numberBn = NUMBER_BN.exec(place.nameBn)?.[1];
  return [...(number ? [`Road ${number}`] : []), ...(number && numberBn ? [`রোড ${numberBn}`] : [])];
}

const stationNames = ({ name, nameBn }: Place) => {
  const base = name.replace(STATION, '');
  const baseBn = nameBn.replace(STATION_BN, '');
  return [
    `${base} metro`,
    `metro ${base}`,
    `${base} station`,
    `${base} mrt`,
    `${base} mrt station`,
    `metro station ${base}`,
    `metro rail ${base}`,
    `${base} metro rail`,
    `${base} metro rail station`,
    `${baseBn} মেট্রো`,
    `মেট্রো ${baseBn}`,
    `${baseBn} মেট্রোরেল`,
    `${baseBn} মেট্রোরেল স্টেশন`,
  ];
};

/** Every name that means the place without its surroundings. */
export const namesOf = (place: Place): string[] => [
  place.name,
  place.nameBn,
  ...place.aliases,
  ...(place.kind === 'station' ? stationNames(place) : []),
  ...(isNumberedRoad(place) ? [place.nameBn.replace(NUMBER_BN, ' রোড $1')] : []),
];

/**
 * Every name that means the place only beside its parent. For a block it includes the end of the name, "Block C". For
 * a road with a number it includes "Road 27".
 */
export const localNamesOf = (place: Place): string[] => {
  const { kind, name, nameBn, localNames } = place;
  return [
    ...localNames,
    ...(kind === 'block' ? [name, nameBn].flatMap((text) => END_OF_BLOCK.exec(text)?.[0] ?? []) : []),
    ...localNamesOfRoad(place),
  ];
};
