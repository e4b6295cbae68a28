import { PassThrough } from 'node:stream';
import { heldBytes } from './memory.ts';
import { MessageReader, sendMessage } from './message-pipe.ts';

const linesOf = (...messages: unknown[]): Buffer => {
  const pipe = new PassThrough();
  for (const message of messages) sendMessage(pipe, message);
  return pipe.read() as Buffer;
};

describe('messages in a pipe', () => {
  const messages = [{ type: 'ready' }, { html: '<p>মিরপুর\n"10"</p>' }, null];

  it('arrive complete in any parts', () => {
    const bytes = linesOf(...messages);
    for (let size = 1; size <= bytes.length; size += 1) {
      const reader = new MessageReader();
      const got: unknown[] = [];
      for (let start = 0; start < bytes.length; start += size) {
        got.push(...reader.read(bytes.subarray(start, start + size)));
      }
      expect(got).toEqual(messages);
    }
  });

  it('that are not JSON throw, after the messages before them', () => {
    const got: unknown[] = [];
    const read = () => {
      const bytes = Buffer.concat([linesOf(messages[0]), Buffer.from([0xde, 0xad, 10])]);
      for (const message of new MessageReader().read(bytes)) got.push(message);
    };
    expect(read).toThrow(SyntaxError);
    expect(got).toEqual([messages[0]]);
  });

  it('without an end do not fill the memory', () => {
    const reader = new MessageReader();
    const part = Buffer.alloc(1e6, 'x');
    let parts = 0;
    const fill = () => {
      for (; parts < 100; parts += 1) Array.from(reader.read(part));
    };
    expect(fill).toThrow(expect.objectContaining({ name: 'TooLongError' }) as Error);
    expect(parts).toBe(40);
  });

  it('in single bytes take little memory', () => {
    const reader = new MessageReader();
    const before = heldBytes();
    for (let spaces = 0; spaces < 200_000; spaces += 1) {
      Array.from(reader.read(Buffer.from(Uint8Array.of(32).buffer)));
    }
    expect(heldBytes() - before).toBeLessThan(3e6);
    expect([...reader.read(linesOf('x'))]).toEqual(['x']);
  });
});
