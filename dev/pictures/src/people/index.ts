import { palette } from '../palette.ts';
import { circle, path, rect, type Picture } from '../svg/markup.ts';
import { ownerPeople, testimonialPeople } from './cast.ts';
import { portrait } from './face.ts';
import type { Person } from './person.ts';

const size = 128;

/** Nobody in particular: for those who have given no photo. */
export function defaultAvatar(): Picture {
  return {
    width: size,
    height: size,
    body:
      rect(0, 0, size, size, '#dcebdc') +
      circle(96, 26, 46, '#eaf3e4', { opacity: 0.7 }) +
      path('M14 128C16 98 38 90 64 90C90 90 112 98 114 128Z', palette.green) +
      path('M53 78H75V92C70 98 58 98 53 92Z', '#00523c') +
      circle(64, 55, 27, palette.green),
  };
}

function avatars(folder: string, people: Readonly<Record<string, Person>>) {
  return Object.entries(people).map(([name, person]) => ({
    path: `${folder}/${name}.webp`,
    draw: (): Picture => ({ width: size, height: size, body: portrait(person) }),
  }));
}

export const avatarPictures = [
  ...avatars('mfe-marketing/src/pictures/avatars', testimonialPeople),
  ...avatars('shell/public/pictures/avatars', ownerPeople),
  { path: 'shell/public/pictures/avatars/default-avatar.webp', draw: defaultAvatar },
];
