import type { Picture } from '../../svg/markup.ts';
import * as houses from './houses.ts';
import * as other from './other-rooms.ts';
import * as outside from './outside.ts';
import * as shared from './shared-rooms.ts';
import * as single from './single-rooms.ts';

/** File name by what the picture shows. */
const draw: Record<string, () => Picture> = {
  'single-room-morning-window': single.singleRoomMorningWindow,
  'single-room-green-wall': single.singleRoomGreenWall,
  'single-room-mosquito-net': single.singleRoomMosquitoNet,
  'single-room-study-desk': single.singleRoomStudyDesk,
  'single-room-floor-bed': single.singleRoomFloorBed,
  'single-room-evening': single.singleRoomEvening,
  'single-room-balcony-door': other.roomWithBalcony,
  'single-room-unfurnished': other.unfurnishedRoom,
  'shared-room-two-beds': shared.sharedRoomTwoBeds,
  'shared-room-bunk-beds': shared.sharedRoomBunkBeds,
  'shared-room-students': shared.sharedRoomStudents,
  'shared-room-three-beds': shared.sharedRoomThreeBeds,
  'shared-room-double-bed': shared.sharedRoomSisters,
  'shared-room-musicians': shared.sharedRoomMusicians,
  'shared-room-tea-evening': other.friendsRoom,
  'kitchen-corner': other.kitchenCorner,
  'dining-corner': other.diningCorner,
  'living-room-cane-sofa': other.livingRoomCaneSofa,
  'study-corner-rain': other.studyCorner,
  'reading-corner': other.readingCorner,
  'balcony-over-rooftops': outside.balconyOverRooftops,
  'balcony-in-the-rain': outside.balconyInTheRain,
  'rooftop-room': outside.rooftopRoomPicture,
  'rooftop-garden': outside.rooftopGarden,
  'house-green-lane': outside.buildingGreenLane,
  'house-at-night': outside.buildingAtNight,
  'house-old-dhaka': houses.houseOldDhaka,
  'house-by-the-metro': houses.houseByTheMetro,
  'house-by-the-lake': houses.houseByTheLake,
  'house-lane-tea-stall': houses.laneWithTeaStall,
};

export const roomPictures = Object.entries(draw).map(([name, drawRoom]) => ({
  path: `shell/public/pictures/rooms/${name}.webp`,
  draw: drawRoom,
  budget: 20_000,
}));
