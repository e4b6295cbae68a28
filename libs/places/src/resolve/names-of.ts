import type { Place } from '../gazetteer/place.ts';

const STATION = / Metro Station$/;
const STATION_BN = / মেট্রো স্টেশন$/;

const END_OF_BLOCK = /(?:Block|Sector|Road|ব্লক|সেক্টর|রোড) .+$/;

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
];

/** Every name that means the place only beside its parent. The end of the name of a block is one: "Block C". */
export const localNamesOf = ({ kind, name, nameBn, localNames }: Place): string[] => [
  ...localNames,
  ...(kind === 'block' ? [name, nameBn].flatMap((text) => END_OF_BLOCK.exec(text)?.[0] ?? []) : []),
];
