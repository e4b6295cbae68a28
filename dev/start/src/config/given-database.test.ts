import { databaseProblems } from './given-database.ts';

it('asks the database that is given, and tells in a sentence without the password that it cannot be used', async () => {
  const mongoUri = 'mongodb://nusrat:secret@127.0.0.1:9/rooms?retryWrites=perhaps';
  expect(await databaseProblems({ embeddedDatabase: false, mongoUri })).toEqual([
    'MONGODB_URI is wrong: it is no address that the MongoDB driver understands (MongoParseError).',
  ]);
});

it('leaves the embedded database alone, which is yet to start', async () => {
  const mongoUri = 'mongodb://127.0.0.1:9/rooms';
  expect(await databaseProblems({ embeddedDatabase: true, mongoUri })).toEqual([]);
});
