import {
  Binary,
  BSONRegExp,
  BSONSymbol,
  Code,
  Decimal128,
  Double,
  Int32,
  Long,
  MaxKey,
  MinKey,
  ObjectId,
  Timestamp,
} from 'bson';
import { decodeExact, encode } from './codec.ts';
import { selectElements } from './raw-document.ts';

/** A value of each type, after which another element starts. */
const document = {
  double: new Double(1.5),
  text: 'ঢাকা',
  object: { a: { b: new Int32(1) } },
  list: [new Int32(1), 'two', [null]],
  bytes: new Binary(Buffer.from([0, 1, 2])),
  id: new ObjectId(),
  flag: true,
  date: new Date(0),
  nothing: null,
  regex: new BSONRegExp('^a', 'i'),
  code: new Code('return 1'),
  scoped: new Code('return a', { a: new Int32(1) }),
  symbol: new BSONSymbol('s'),
  int: new Int32(7),
  timestamp: new Timestamp({ t: 1, i: 2 }),
  long: Long.MAX_VALUE,
  decimal: Decimal128.fromString('1.5'),
  least: new MinKey(),
  most: new MaxKey(),
  ভাড়া: new Int32(8000),
};
const names = Object.keys(document);

describe('selectElements', () => {
  it.each(names)('keeps %s alone, and everything else', (name) => {
    const all = encode(document);
    const one = Object.entries(document).filter(([other]) => other === name);
    const others = Object.entries(document).filter(([other]) => other !== name);
    const rawName = Buffer.from(name);
    expect(selectElements(all, [rawName], true)).toEqual(encode(Object.fromEntries(one)));
    expect(selectElements(all, [rawName], false)).toEqual(encode(Object.fromEntries(others)));
  });

  it('does not take a longer name for the same', () => {
    const all = encode({ rent: new Int32(1), rentAmount: new Int32(2) });
    const result = selectElements(all, [Buffer.from('rent')], true);
    expect(result).toEqual(encode({ rent: new Int32(1) }));
  });

  it('returns an empty document when it keeps nothing', () => {
    expect(decodeExact(selectElements(encode(document), [], true))).toEqual({});
  });
});
