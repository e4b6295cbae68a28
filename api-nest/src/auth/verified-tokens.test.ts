import { VerifiedTokens } from './verified-tokens.ts';

const MINUTE_S = 60;
const user = { uid: 'uid-nusrat', issuedAt: 0 };

const now = () => Date.now() / 1000;
const pass = (seconds: number) => jest.setSystemTime(Date.now() + seconds * 1000);

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('verified tokens', () => {
  it('are known until they expire', () => {
    const tokens = new VerifiedTokens();
    tokens.add('token', user, now() + MINUTE_S);
    expect(tokens.find('token')).toBe(user);
    expect(tokens.find('token2')).toBeUndefined();
    pass(MINUTE_S);
    expect(tokens.find('token')).toBeUndefined();
  });

  it('are verified again after five minutes, so that a withdrawn key stays effective', () => {
    const tokens = new VerifiedTokens();
    tokens.add('token', user, now() + 60 * MINUTE_S);
    pass(5 * MINUTE_S - 1);
    expect(tokens.find('token')).toBe(user);
    pass(1);
    expect(tokens.find('token')).toBeUndefined();
  });

  it('are at most 10,000, the last ones', () => {
    const tokens = new VerifiedTokens();
    for (let n = 0; n <= 10_000; n += 1) tokens.add(`token ${n}`, user, now() + MINUTE_S);
    expect(tokens.find('token 0')).toBeUndefined();
    expect(tokens.find('token 1')).toBe(user);
    expect(tokens.find('token 10000')).toBe(user);
  });
});
