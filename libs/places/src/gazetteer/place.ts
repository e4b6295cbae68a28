import type { PlaceKind } from '@roommate/contracts/search-values';

/** In degrees, WGS 84. */
export interface Coordinates {
  lat: number;
  lng: number;
}

/** A place of the gazetteer. README.md has the sources and the accuracy. */
export interface Place {
  /** Stable: it is stored in listings and appears in URLs. */
  id: string;
  name: string;
  nameBn: string;
  /** The usual name where space is short, such as "BUET". Absent when `name` is the usual one. It is also an alias. */
  shortName?: string;
  kind: PlaceKind;
  /** The centre of an area, the main building of an institution or a station. */
  at: Coordinates;
  /** The id of the place that contains this one. Only the city has none. */
  parent?: string;
  /** Other spellings, in Latin and Bangla script. */
  aliases: readonly string[];
  /** Names such as "Sector 7", which mean this place only beside the name of a place around it. */
  localNames: readonly string[];
}
