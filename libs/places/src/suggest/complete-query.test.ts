import { completeQuery } from './complete-query.ts';

const of = (text: string) => completeQuery(text).map(({ id, before }) => [before, id]);

describe('completeQuery', () => {
  it.each([
    ['dhanm', '', 'dhanmondi'],
    ['mirpur 1', '', 'mirpur-1'],
    ['single room near dhanm', 'single room', 'dhanmondi'],
    ['2 seat under 5k mirpur 10', '2 seat under 5k', 'mirpur-10'],
    ['সিঙ্গেল রুম মিরপ', 'সিঙ্গেল রুম', 'mirpur'],
    ['single room farmget', 'single room', 'farmgate'],
    ['near nsu', '', 'nsu'],
  ])('suggests first for "%s" with the text "%s" the place %s', (text, before, id) => {
    expect(of(text)[0]).toEqual([before, id]);
  });

  it.each(['', 'single room', 'balcony d', '???'])('suggests nothing for "%s"', (text) => {
    expect(of(text)).toEqual([]);
  });

  it('describes a place by its Bangla name and the place around it', () => {
    expect(completeQuery('mirpur 10')[0]).toEqual({
      id: 'mirpur-10',
      label: 'Mirpur 10',
      detail: 'মিরপুর ১০ · Mirpur',
      before: '',
    });
  });

  it('suggests no more than the limit', () => {
    expect(completeQuery('room in mirpur', 3)).toHaveLength(3);
  });
});
