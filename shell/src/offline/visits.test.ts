import { setSession } from '@roommate/shell-api';
import { sampleUser } from '@roommate/shell-api/testing';
import { routerAt } from '../testing/router-at.ts';
import { Visits } from './visits.ts';

function visitsFrom(pathname: string) {
  const visits = new Visits();
  const { router, show } = routerAt(pathname);
  visits.note(router);
  const reported: string[] = [];
  return { show, reported, report: () => visits.onVisit((visited) => reported.push(visited)) };
}

it('reports each page once, when it shows', () => {
  const { show, reported, report } = visitsFrom('/');
  report();
  show('/');
  show('/faq', 'loading');
  show('/faq');
  show('/faq');
  expect(reported).toEqual(['/?q=x', '/faq?q=x']);
});

it('reports the earlier pages once, in the order of their last visits, also during a navigation', () => {
  const { show, reported, report } = visitsFrom('/');
  for (const page of ['/room', '/', '/faq']) show(page);
  show('/about', 'loading');
  report();
  expect(reported).toEqual(['/room?q=x', '/?q=x', '/faq?q=x']);
});

it('reports ten earlier pages at most', () => {
  const { show, reported, report } = visitsFrom('/');
  for (let room = 1; room <= 11; room += 1) show(`/room/${room}`);
  report();
  expect(reported).toHaveLength(10);
  expect(reported.at(-1)).toBe('/room/11?q=x');
});

it.each([
  ['the page that shows', [], ['/dashboard?q=x']],
  ['the page after it', ['/'], ['/?q=x']],
])('reports no page from before a sign-out, but %s', (_, later, expected) => {
  setSession({ status: 'signed-in', user: sampleUser() });
  const { show, reported, report } = visitsFrom('/room');
  show('/dashboard');
  setSession({ status: 'signed-out' });
  for (const page of later) show(page);
  report();
  expect(reported).toEqual(expected);
});

it('reports the earlier pages of a visitor who never was signed in', () => {
  setSession({ status: 'loading', slow: false });
  const { show, reported, report } = visitsFrom('/room');
  show('/faq');
  setSession({ status: 'signed-out' });
  report();
  expect(reported).toEqual(['/room?q=x', '/faq?q=x']);
});
