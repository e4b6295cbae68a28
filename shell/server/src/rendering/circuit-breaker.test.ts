import { CircuitBreaker } from './circuit-breaker.ts';

const page = { shell: '7', release: 'mfe-a 1', path: '/faq' };

describe('the circuit breaker', () => {
  let now: number;
  let breaker: CircuitBreaker;
  beforeEach(() => {
    now = 1_000_000;
    breaker = new CircuitBreaker(() => now);
  });
  const fail = (times: number): void => {
    for (let i = 0; i < times; i += 1) breaker.failed(page, `failure ${i + 1}`);
  };

  it('stops a page after three failures in a row, and no other page or release', () => {
    fail(2);
    expect(breaker.allows(page)).toBe(true);
    fail(1);
    expect(breaker.allows(page)).toBe(false);
    expect(breaker.stopped()).toEqual([{ ...page, text: 'failure 1' }]);
    expect(breaker.allows({ ...page, path: '/' })).toBe(true);
    expect(breaker.allows({ ...page, release: 'mfe-a 2' })).toBe(true);
  });

  it('stops a page at the first failure after which any other visit would fail', () => {
    breaker.failed(page, 'it does not load', true);
    expect([breaker.allows(page), breaker.isStopped(page)]).toEqual([false, true]);
    now += 10_000;
    expect([breaker.allows(page), breaker.allows(page)]).toEqual([true, false]);
    breaker.succeeded(page);
    expect(breaker.isStopped(page)).toBe(false);
  });

  it('does not stop the page under another release of the shell, which may be the fault', () => {
    fail(3);
    expect(breaker.allows({ ...page, shell: '8' })).toBe(true);
  });

  it('lets one visit try after a pause, and twice as late after another failure', () => {
    fail(3);
    now += 10_000;
    expect([breaker.allows(page), breaker.allows(page)]).toEqual([true, false]);
    fail(1);
    now += 10_001;
    expect(breaker.allows(page)).toBe(false);
    now += 10_000;
    expect(breaker.allows(page)).toBe(true);
  });

  it('does not pause longer when several visits fail at the same time', () => {
    fail(50);
    now += 10_000;
    expect(breaker.allows(page)).toBe(true);
  });

  it('forgets the failures after a page that was rendered', () => {
    fail(2);
    breaker.succeeded(page);
    fail(2);
    expect(breaker.allows(page)).toBe(true);
    expect(breaker.stopped()).toEqual([]);
  });

  it('suspects a page until it was rendered', () => {
    breaker.suspect(page);
    expect([breaker.isSuspect(page), breaker.allows(page)]).toEqual([true, true]);
    fail(3);
    expect([breaker.isSuspect(page), breaker.allows(page)]).toEqual([true, false]);
    breaker.succeeded(page);
    expect(breaker.isSuspect(page)).toBe(false);
  });

  it('forgets the oldest of many broken pages', () => {
    fail(3);
    for (let i = 0; i < 200; i += 1) breaker.failed({ ...page, release: `mfe-a ${i + 2}` }, 'x');
    expect(breaker.allows(page)).toBe(true);
  });
});
