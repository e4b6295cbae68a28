import { adminCommands } from './admin.ts';
import { aggregate } from './aggregate.ts';
import { create, drop, dropDatabase, listCollections, listDatabases } from './collections.ts';
import { type Command, flagField } from './command.ts';
import { count } from './count.ts';
import { getMore, killCursors } from './cursors.ts';
import { remove } from './delete.ts';
import { distinct } from './distinct.ts';
import { findAndModify } from './find-and-modify.ts';
import { explain } from './explain.ts';
import { find } from './find.ts';
import { helloCommands } from './hello.ts';
import { createIndexes, dropIndexes, listIndexes } from './indexes.ts';
import { insert } from './insert.ts';
import { update } from './update.ts';

/** `aggregate` has had an `explain` flag of its own since before there was an explain command. */
const aggregateOrExplain: Command = (context) => {
  const { explain: asked, ...body } = context.body;
  if (flagField.safeParse(asked).data !== true) return aggregate(context);
  return explain({ ...context, body: { explain: body, verbosity: 'queryPlanner' } });
};

/** Every command that is served; any other is refused with CommandNotFound (59). */
export const commands: ReadonlyMap<string, Command> = new Map([
  ...helloCommands,
  ...adminCommands,
  ['aggregate', aggregateOrExplain],
  ['count', count],
  ['create', create],
  ['createIndexes', createIndexes],
  ['delete', remove],
  ['distinct', distinct],
  ['drop', drop],
  ['dropDatabase', dropDatabase],
  ['dropIndexes', dropIndexes],
  ['explain', explain],
  ['find', find],
  ['findAndModify', findAndModify],
  ['findandmodify', findAndModify],
  ['getMore', getMore],
  ['insert', insert],
  ['killCursors', killCursors],
  ['listCollections', listCollections],
  ['listDatabases', listDatabases],
  ['listIndexes', listIndexes],
  ['update', update],
]);
