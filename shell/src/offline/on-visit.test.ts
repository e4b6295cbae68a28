import { routerAt } from '../testing/router-at.ts';
import { onVisit } from './on-visit.ts';

it('reports each page once, when it shows', () => {
  const visits: string[] = [];
  const { router, show } = routerAt('/');
  onVisit(router, (visited) => visits.push(visited));
  show('/');
  show('/faq', 'loading');
  show('/faq');
  show('/faq');
  expect(visits).toEqual(['/?q=x', '/faq?q=x']);
});
