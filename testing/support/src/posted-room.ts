import { type Account, postRoom, signUp } from './accounts.ts';
import { newRoom, type Room } from './listings.ts';
import { uniqueWord } from './unique-word.ts';

/** A room on the site, with the account that posted it. */
export interface Posted extends Room {
  id: string;
  poster: Account;
}

/** Posts a room with a new title. Without a poster it signs up a new account. */
export async function posted(change: Partial<Room> = {}, poster?: Account): Promise<Posted> {
  const account = poster ?? (await signUp());
  const room = newRoom({ title: `Room ${uniqueWord()}`, ...change });
  return { ...room, id: await postRoom(account, room), poster: account };
}
