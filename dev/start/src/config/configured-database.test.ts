import { databaseProblems } from './configured-database.ts';

describe('the database of MONGODB_URI', () => {
  it('reports a database that cannot be used, without the password', async () => {
    const mongoUri = 'mongodb://nusrat:secret@127.0.0.1:9/rooms?retryWrites=perhaps';
    expect(await databaseProblems({ embeddedDatabase: false, mongoUri })).toEqual([
      'MONGODB_URI is wrong: the MongoDB driver does not understand it (MongoParseError).',
    ]);
  });

  it('does not check the embedded database, which starts later', async () => {
    const mongoUri = 'mongodb://127.0.0.1:9/rooms';
    expect(await databaseProblems({ embeddedDatabase: true, mongoUri })).toEqual([]);
  });
});
