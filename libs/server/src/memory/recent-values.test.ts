import { RecentValues } from './recent-values.ts';

describe('recent values', () => {
  it('computes the value of a text once', () => {
    const computed: string[] = [];
    const lengths = new RecentValues((text) => computed.push(text) && text.length);
    expect(['a', 'bb', 'a', 'bb'].map((text) => lengths.of(text))).toEqual([1, 2, 1, 2]);
    expect(computed).toEqual(['a', 'bb']);
  });

  it('does not keep the value of a long text', () => {
    let computed = 0;
    const values = new RecentValues(() => (computed += 1));
    expect(['a', 'a', 'x'.repeat(301), 'x'.repeat(301)].map((text) => values.of(text))).toEqual([1, 1, 2, 3]);
  });

  it('forgets values when there are too many', () => {
    let computed = 0;
    const values = new RecentValues((text) => {
      computed += 1;
      return text;
    });
    for (let n = 0; n <= 1000; n += 1) values.of(String(n));
    values.of('0');
    expect(computed).toBe(1002);
  });
});
