import { Readable } from 'node:stream';
import { BSON } from 'mongodb';
import { checkDocuments } from './check-documents.ts';

const numericName = new Map<string, unknown>([
  ['_id', 1],
  ['b', 1],
  ['1', 2],
]);

async function checked(...documents: object[]): Promise<{ passed: number; reported: number }> {
  const source: AsyncIterable<Uint8Array> = Readable.from(
    documents.map((document) => BSON.serialize(document)),
  );
  const passed: Uint8Array[] = [];
  let reported = 0;
  for await (const document of checkDocuments('rooms', source, () => reported++)) passed.push(document);
  return { passed: passed.length, reported };
}

describe('checkDocuments', () => {
  it('passes documents on and reports each', async () => {
    const documents = [{ _id: 1 }, { _id: 2, list: [new Date(0), 1.5] }];
    expect(await checked(...documents)).toEqual({ passed: 2, reported: 2 });
  });

  it('refuses a document that cannot be written again byte by byte', async () => {
    await expect(checked({ _id: 0 }, numericName)).rejects.toThrow(
      'A document of rooms has fields whose order or type',
    );
  });
});
