import { timesOf } from './server-visits.ts';

it('measures visits that come together, and then as many one after another, each after a pause', async () => {
  const events: string[] = [];
  let visits = 0;
  const visit = async () => {
    visits += 1;
    const ms = visits;
    events.push('begin');
    await Promise.resolve();
    events.push('end');
    return { rendered: false, ms };
  };
  const pause = () => Promise.resolve(events.push('pause'));
  expect(await timesOf(visit, pause)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  const together = [...new Array<string>(5).fill('begin'), ...new Array<string>(5).fill('end')];
  const others = new Array<string[]>(5).fill(['pause', 'begin', 'end']).flat();
  expect(events).toEqual([...together, ...others]);
});
