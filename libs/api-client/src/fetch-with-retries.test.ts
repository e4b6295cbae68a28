import { fetchWithRetries } from './fetch-with-retries.ts';

const URL_ = 'http://api.invalid/roommates';
const ok = () => new Response('[]');
const refused = (status: number, headers: Record<string, string> = {}) =>
  new Response('{}', { status, headers });

/** Sends a request whose attempts have these outcomes. Returns the times of the attempts. */
async function run(outcomes: (Response | Error)[], request = new Request(URL_), options = {}) {
  const times: number[] = [];
  const bodies: string[] = [];
  const start = Date.now();
  const send = async (sent: Request) => {
    times.push(Date.now() - start);
    bodies.push(await sent.text());
    const outcome = outcomes.shift() ?? ok();
    if (outcome instanceof Error) throw outcome;
    return outcome;
  };
  const result = fetchWithRetries({ fetch: send, ...options })(request).then(
    ({ status }) => status,
    (error: unknown) => error,
  );
  await jest.advanceTimersByTimeAsync(600_000);
  return { result: await result, times, bodies };
}

const post = (headers: Record<string, string> = {}) =>
  new Request(URL_, { method: 'POST', body: '{"title":"x"}', headers });

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

it('waits as long as Retry-After asks', async () => {
  const { result, times } = await run([refused(429, { 'retry-after': '30' })]);
  expect([result, times]).toEqual([200, [0, 30_000]]);
});

it('understands a date in Retry-After', async () => {
  const at = new Date(Math.ceil(Date.now() / 1000) * 1000 + 5000);
  const { times } = await run([refused(503, { 'retry-after': at.toUTCString() })]);
  expect(times).toHaveLength(2);
  expect(Math.abs((times[1] ?? 0) - 5000)).toBeLessThanOrEqual(1000);
});

it('waits longer before each attempt without Retry-After, and gives up', async () => {
  const { result, times } = await run([refused(502), refused(504), refused(503), ok()]);
  expect([result, times.length]).toEqual([503, 3]);
  const [first = 0, second = 0] = times.slice(1);
  expect(first).toBeGreaterThanOrEqual(250);
  expect(second - first).toBeGreaterThanOrEqual(500);
});

it('returns a response that asks for a longer wait than the limit', async () => {
  const { result, times } = await run([refused(429, { 'retry-after': '3600' })]);
  expect([result, times]).toEqual([429, [0]]);
});

it('repeats a POST with its body after 429, which had no effect', async () => {
  const { result, bodies } = await run([refused(429, { 'retry-after': '1' })], post());
  expect([result, bodies]).toEqual([200, ['{"title":"x"}', '{"title":"x"}']]);
});

it.each([new TypeError('fetch failed'), refused(503, { 'retry-after': '1' })])(
  'repeats a POST that may have had an effect only with an Idempotency-Key',
  async (outcome) => {
    const again = () => (outcome instanceof Error ? outcome : outcome.clone());
    expect((await run([again()], post())).times).toHaveLength(1);
    expect((await run([again()], post({ 'idempotency-key': 'k' }))).result).toBe(200);
  },
);

it.each([400, 401, 404, 409, 412, 500])('does not repeat after %i', async (status) => {
  const { result, times } = await run([refused(status)]);
  expect([result, times]).toEqual([status, [0]]);
});

it('throws the error of the last attempt', async () => {
  const broken = new TypeError('fetch failed');
  const { result, times } = await run([broken, broken, broken]);
  expect([result, times.length]).toEqual([broken, 3]);
});

it('stops waiting when the request is aborted', async () => {
  const controller = new AbortController();
  setTimeout(() => controller.abort(new Error('stopped')), 1000);
  const request = new Request(URL_, { signal: controller.signal });
  const { result, times } = await run([refused(429, { 'retry-after': '30' })], request);
  expect([result, times]).toEqual([new Error('stopped'), [0]]);
});
