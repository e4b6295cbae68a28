import { adminCommands } from './admin.ts';
import { aggregate } from './aggregate.ts';
import { create, drop, dropDatabase, listCollections } from './collections.ts';
import type { Command } from './command.ts';
import { count } from './count.ts';
import { getMore, killCursors } from './cursors.ts';
import { remove } from './delete.ts';
import { explain } from './explain.ts';
import { findAndModify } from './find-and-modify.ts';
import { find } from './find.ts';
import { createIndexes, dropIndexes, listIndexes } from './indexes.ts';
import { insert } from './insert.ts';
import { endSessions } from './session.ts';
import { update } from './update.ts';

/** Every supported command. */
export const commands: ReadonlyMap<string, Command> = new Map([
  ...adminCommands,
  ['aggregate', aggregate],
  ['count', count],
  ['create', create],
  ['createIndexes', createIndexes],
  ['delete', remove],
  ['drop', drop],
  ['dropDatabase', dropDatabase],
  ['dropIndexes', dropIndexes],
  ['endSessions', endSessions],
  ['explain', explain],
  ['find', find],
  ['findAndModify', findAndModify],
  ['getMore', getMore],
  ['insert', insert],
  ['killCursors', killCursors],
  ['listCollections', listCollections],
  ['listIndexes', listIndexes],
  ['update', update],
]);
