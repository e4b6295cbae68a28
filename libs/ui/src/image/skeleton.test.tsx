import { renderToString } from 'react-dom/server';
import { SkeletonLine } from './skeleton-line.tsx';
import { Skeleton } from './skeleton.tsx';

it.each([
  ['box', <Skeleton key="box" width="5rem" height="1.5rem" />, 'width="5rem" height="1.5rem"'],
  ['line', <SkeletonLine key="line" width="60%" />, 'width="60%" height="0.8em"'],
])(
  'has the size of a %s without a style attribute, which the HTML of the server may not have',
  (_, of, size) => {
    const html = renderToString(of);
    expect(html).toContain(size);
    expect(html).not.toContain('style=');
  },
);
