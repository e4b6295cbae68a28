/** In degrees, WGS 84. */
export interface Coordinates {
  lat: number;
  lng: number;
}

/** Kilometres to the east and to the south of the centre of the city. */
export interface Point {
  x: number;
  y: number;
}

const centre: Coordinates = { lat: 23.79, lng: 90.4 };
const KM_PER_DEGREE = 111.2;
const KM_PER_DEGREE_OF_LONGITUDE = KM_PER_DEGREE * Math.cos((centre.lat * Math.PI) / 180);

/** A flat map. Over greater Dhaka its error is below 0.3 %. */
export const toPoint = ({ lat, lng }: Coordinates): Point => ({
  x: (lng - centre.lng) * KM_PER_DEGREE_OF_LONGITUDE,
  y: (centre.lat - lat) * KM_PER_DEGREE,
});

export const toCoordinates = ({ x, y }: Point): Coordinates => ({
  lat: centre.lat - y / KM_PER_DEGREE,
  lng: centre.lng + x / KM_PER_DEGREE_OF_LONGITUDE,
});
