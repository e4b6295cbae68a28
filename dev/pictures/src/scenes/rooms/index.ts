import type { Picture } from '../../svg/markup.ts';
import { balconyOverRooftops, balconyInTheRain } from './balconies.ts';
import { rooftopRoomPicture, rooftopGarden } from './rooftops.ts';
import { buildingGreenLane, buildingAtNight } from './tall-houses.ts';
import { houseOldDhaka, houseByTheMetro } from './city-houses.ts';
import { houseByTheLake, laneWithTeaStall } from './quiet-houses.ts';
import { kitchenCorner, diningCorner, livingRoomCaneSofa } from './common-rooms.ts';
import { studyCorner, readingCorner } from './corners.ts';
import { roomWithBalcony, unfurnishedRoom, friendsRoom } from './open-rooms.ts';
import { sharedRoomTwoBeds, sharedRoomThreeBeds, sharedRoomSisters } from './shared-rooms.ts';
import { sharedRoomBunkBeds } from './bunk-room.ts';
import { sharedRoomStudents, sharedRoomMusicians } from './friends-rooms.ts';
import { singleRoomMorningWindow, singleRoomGreenWall, singleRoomStudyDesk } from './single-rooms.ts';
import { singleRoomMosquitoNet, singleRoomFloorBed, singleRoomEvening } from './quiet-rooms.ts';

/** File name by what the picture shows. */
const draw: Record<string, () => Picture> = {
  'single-room-morning-window': singleRoomMorningWindow,
  'single-room-green-wall': singleRoomGreenWall,
  'single-room-mosquito-net': singleRoomMosquitoNet,
  'single-room-study-desk': singleRoomStudyDesk,
  'single-room-floor-bed': singleRoomFloorBed,
  'single-room-evening': singleRoomEvening,
  'single-room-balcony-door': roomWithBalcony,
  'single-room-unfurnished': unfurnishedRoom,
  'shared-room-two-beds': sharedRoomTwoBeds,
  'shared-room-bunk-beds': sharedRoomBunkBeds,
  'shared-room-students': sharedRoomStudents,
  'shared-room-three-beds': sharedRoomThreeBeds,
  'shared-room-double-bed': sharedRoomSisters,
  'shared-room-musicians': sharedRoomMusicians,
  'shared-room-tea-evening': friendsRoom,
  'kitchen-corner': kitchenCorner,
  'dining-corner': diningCorner,
  'living-room-cane-sofa': livingRoomCaneSofa,
  'study-corner-rain': studyCorner,
  'reading-corner': readingCorner,
  'balcony-over-rooftops': balconyOverRooftops,
  'balcony-in-the-rain': balconyInTheRain,
  'rooftop-room': rooftopRoomPicture,
  'rooftop-garden': rooftopGarden,
  'house-green-lane': buildingGreenLane,
  'house-at-night': buildingAtNight,
  'house-old-dhaka': houseOldDhaka,
  'house-by-the-metro': houseByTheMetro,
  'house-by-the-lake': houseByTheLake,
  'house-lane-tea-stall': laneWithTeaStall,
};

const FOLDER = 'shell/public/pictures/rooms';
/** 24 of them, a page of browse, weigh less than 200 KB: docs/decisions/0180-images-without-avif.md. */
const ROOM_BUDGET = 8_100;

/**
 * Each as WebP, to which the listings point, and as AVIF, which the site sends in its place where it can be read. In the
 * same bytes WebP holds fewer pixels.
 */
export const roomPictures = Object.entries(draw).flatMap(([name, drawRoom]) => [
  { path: `${FOLDER}/${name}.webp`, draw: drawRoom, output: [440, 330] as const, budget: ROOM_BUDGET },
  { path: `${FOLDER}/${name}.avif`, draw: drawRoom, output: [680, 510] as const, budget: ROOM_BUDGET },
]);
