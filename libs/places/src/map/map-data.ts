import { stations } from '../data/stations.ts';
import { thanas } from '../data/thanas.ts';
import { CITY_ID } from '../gazetteer/city-id.ts';
import { parseTable } from '../gazetteer/parse-table.ts';
import type { Coordinates } from '../gazetteer/place.ts';
import { parseLines } from './lines.ts';

/** The stations of MRT line 6, from north to south. */
export const metroStations: readonly { name: string; at: Coordinates }[] = parseTable(
  stations,
  () => 'station',
).map(({ name, at }) => ({ name: name.replace(' Metro Station', ''), at }));

/** The names that people look for on a map of the whole city. */
export const mapLabels: readonly { id: string; name: string; at: Coordinates }[] = parseTable(
  thanas,
  () => 'thana',
)
  .filter(({ id }) => id !== CITY_ID)
  .map(({ id, name, at }) => ({ id, name, at }));

/** The rivers around the city. Positions are from general knowledge, within about 500 m. */
export const rivers = parseLines(`
Turag | 23.9900, 90.3380; 23.9500, 90.3520; 23.9200, 90.3720; 23.9020, 90.3870; 23.8930, 90.3850; 23.8780, 90.3600; 23.8620, 90.3440; 23.8450, 90.3400; 23.8280, 90.3370; 23.8080, 90.3330; 23.7880, 90.3330; 23.7680, 90.3350; 23.7480, 90.3420; 23.7350, 90.3460
Buriganga | 23.7480, 90.3420; 23.7350, 90.3460; 23.7220, 90.3530; 23.7110, 90.3650; 23.7070, 90.3800; 23.7095, 90.3960; 23.7045, 90.4110; 23.6960, 90.4210; 23.6860, 90.4330; 23.6700, 90.4520; 23.6420, 90.4760; 23.6100, 90.4850; 23.5800, 90.4900
Tongi Khal | 23.8930, 90.3850; 23.8840, 90.4020; 23.8850, 90.4250; 23.8900, 90.4550; 23.8960, 90.4760
Balu | 23.9500, 90.4900; 23.9200, 90.4820; 23.8960, 90.4760; 23.8600, 90.4790; 23.8300, 90.4840; 23.7900, 90.4880; 23.7550, 90.4890; 23.7250, 90.5010
Shitalakshya | 23.9500, 90.6000; 23.8900, 90.5700; 23.8400, 90.5450; 23.7900, 90.5300; 23.7500, 90.5150; 23.7250, 90.5010; 23.6900, 90.5150; 23.6500, 90.5120; 23.6200, 90.5080; 23.5800, 90.5230
Bangshi | 23.9800, 90.2250; 23.9300, 90.2350; 23.8800, 90.2460; 23.8400, 90.2440; 23.7900, 90.2550; 23.7500, 90.2350
Dhaleshwari | 23.7500, 90.2350; 23.7000, 90.2650; 23.6600, 90.3100; 23.6300, 90.3600; 23.6000, 90.4200; 23.5750, 90.4800; 23.5600, 90.5300
`);

/** The lakes of the city, as lines along their middle. */
export const lakes = parseLines(`
Hatirjheel | 23.7515, 90.3980; 23.7545, 90.4055; 23.7600, 90.4120; 23.7660, 90.4175; 23.7685, 90.4240
Gulshan Lake | 23.7720, 90.4190; 23.7850, 90.4210; 23.7970, 90.4205; 23.8080, 90.4185
Banani Lake | 23.7780, 90.4110; 23.7900, 90.4095; 23.8010, 90.4105
Dhanmondi Lake | 23.7395, 90.3765; 23.7455, 90.3775; 23.7495, 90.3745; 23.7550, 90.3735
Uttara Lake | 23.8620, 90.3930; 23.8720, 90.3935; 23.8840, 90.3940
`);

/** The main roads. They help people to find their way on the map. */
export const roads = parseLines(`
Airport Road | 23.7315, 90.3960; 23.7395, 90.3957; 23.7585, 90.3895; 23.7775, 90.4000; 23.7945, 90.4015; 23.8165, 90.4055; 23.8285, 90.4190; 23.8510, 90.4075; 23.8705, 90.4005; 23.8915, 90.4020; 23.9400, 90.3850; 23.9990, 90.4203
Mirpur Road | 23.7240, 90.3860; 23.7335, 90.3838; 23.7450, 90.3770; 23.7585, 90.3735; 23.7735, 90.3670; 23.7830, 90.3535; 23.7956, 90.3537; 23.8069, 90.3687
Aricha Highway | 23.7830, 90.3535; 23.7850, 90.3400; 23.7920, 90.3200; 23.8250, 90.2900; 23.8583, 90.2667; 23.9100, 90.2600
Pragati Sarani | 23.7330, 90.4172; 23.7450, 90.4125; 23.7612, 90.4208; 23.7806, 90.4257; 23.8000, 90.4240; 23.8205, 90.4200
Rokeya Sarani | 23.7600, 90.3840; 23.7784, 90.3795; 23.7904, 90.3752; 23.8069, 90.3687; 23.8285, 90.3650
Chittagong Road | 23.7278, 90.4187; 23.7104, 90.4348; 23.7020, 90.4600; 23.6920, 90.5000
Purbachal Road | 23.8285, 90.4190; 23.8290, 90.4500; 23.8350, 90.5000; 23.8400, 90.5450
`);

/** The large parks: their centre, and their size in kilometres from west to east and from north to south. */
export const parks: readonly { name: string; at: Coordinates; width: number; height: number }[] = [
  { name: 'Botanical Garden', at: { lat: 23.8155, lng: 90.3445 }, width: 0.9, height: 1.9 },
  { name: 'Ramna', at: { lat: 23.7375, lng: 90.4005 }, width: 0.8, height: 1.2 },
  { name: 'Parliament', at: { lat: 23.7645, lng: 90.3785 }, width: 0.8, height: 0.9 },
  { name: 'Airport', at: { lat: 23.845, lng: 90.3985 }, width: 0.9, height: 3.1 },
];
