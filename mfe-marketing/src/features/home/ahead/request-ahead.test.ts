import { createTestShell } from '@roommate/shell-api/testing';
import { RequestAhead } from './request-ahead.ts';

const { signal } = new AbortController();

function setUp(...responses: (() => Promise<string>)[]) {
  createTestShell();
  const send = jest.fn((_signal: AbortSignal) => (responses.shift() ?? (() => Promise.resolve('new')))());
  return { send, request: new RequestAhead('rooms', send) };
}

const data = () => Promise.resolve('ahead');
const failure = () => Promise.reject(new Error('offline'));
const turn = async () => {
  await Promise.resolve();
  await Promise.resolve();
};

describe('a request ahead', () => {
  it('gives its data at once when they are there', async () => {
    const { send, request } = setUp(data);
    request.start(signal);
    await turn();
    expect(request.read(signal)).toBe('ahead');
    expect(send).toHaveBeenCalledTimes(1);
  });

  it('tells the visit that its data are older than 2 seconds, once', async () => {
    const now = jest.spyOn(Date, 'now').mockReturnValue(0);
    const { request } = setUp(data, data);
    for (const age of [1999, 2000]) {
      now.mockReturnValue(0);
      request.start(signal);
      await turn();
      now.mockReturnValue(age);
      expect(request.read(signal)).toBe('ahead');
      expect(request.isOld).toBe(age === 2000);
    }
    expect(await request.read(signal)).toBe('new');
    expect(request.isOld).toBe(false);
    now.mockRestore();
  });

  it('does not call data old that the visit still waits for', async () => {
    const now = jest.spyOn(Date, 'now').mockReturnValue(0);
    const { request } = setUp(data);
    request.start(signal);
    now.mockReturnValue(3000);
    expect(await request.read(signal)).toBe('ahead');
    expect(request.isOld).toBe(false);
    now.mockRestore();
  });

  it('gives a promise before', async () => {
    const { send, request } = setUp(data);
    request.start(signal);
    const reading = request.read(signal);
    expect(reading).toBeInstanceOf(Promise);
    expect(await reading).toBe('ahead');
    expect(send).toHaveBeenCalledTimes(1);
  });

  it('gives its data to one visit only', async () => {
    const { request } = setUp(data);
    request.start(signal);
    await turn();
    void request.read(signal);
    expect(await request.read(signal)).toBe('new');
  });

  it.each([
    ['before the visit', turn],
    ['during the visit', () => undefined],
  ])('is sent again when it fails %s', async (_when, wait) => {
    const { send, request } = setUp(failure);
    request.start(signal);
    await wait();
    const visit = new AbortController();
    expect(await request.read(visit.signal)).toBe('new');
    expect(send.mock.lastCall).toEqual([visit.signal]);
  });

  it('fails when it fails again', async () => {
    const { request } = setUp(failure, failure);
    request.start(signal);
    await expect(request.read(signal)).rejects.toThrow('offline');
  });

  it('counts for 30 seconds', async () => {
    const { request } = setUp(data, data);
    const now = jest.spyOn(Date, 'now').mockReturnValue(0);
    request.start(signal);
    now.mockReturnValue(29_999);
    expect(await request.read(signal)).toBe('ahead');
    request.start(signal);
    now.mockReturnValue(29_999 + 30_000);
    expect(await request.read(signal)).toBe('new');
    now.mockRestore();
  });
});
