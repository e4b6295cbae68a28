import { exampleFailures, renderedPages } from './rendered-pages.ts';

const areas = { path: '/areas/:id', access: 'public' } as const;
const details = { path: '/rooms/:id', access: 'signed-in', rendersPublicData: true } as const;

describe('the pages that a publish renders', () => {
  it('are those of the server, with the example of each path with parameters', () => {
    const paths = [
      { path: '/', access: 'public' as const },
      { ...areas, example: '/areas/mirpur' },
      { ...details, example: '/rooms/1' },
      { path: '/dashboard', access: 'signed-in' as const },
    ];
    expect(renderedPages({ paths })).toEqual([
      { path: '/', access: 'public' },
      { path: '/areas/mirpur', access: 'public' },
      { path: '/rooms/1', access: 'signed-in' },
    ]);
    expect(exampleFailures('mfe-rooms', { paths })).toEqual([]);
  });

  it('need an example that matches its path', () => {
    const edit = { path: '/edit/:id', access: 'signed-in' } as const;
    expect(exampleFailures('mfe-rooms', { paths: [areas, { ...details, example: '/rooms' }, edit] })).toEqual(
      [
        expect.stringContaining('mfe-rooms: /areas/:id needs an example'),
        'mfe-rooms: the example /rooms does not match its path /rooms/:id.',
      ],
    );
  });
});
