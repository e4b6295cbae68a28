import { screen, waitFor } from '@testing-library/react';
import { expectTitles, openBrowse, prepareSearch } from '../../../testing/open-search.ts';

const REFUSED = 'This search is not possible';

beforeEach(prepareSearch);

const openRefused = (query: string) => {
  const { shell, router } = openBrowse(query);
  shell.fail(/cursor=/, 400);
  return { router, cursors: () => shell.api.calls.filter(({ path }) => path.includes('cursor=')) };
};

describe('a link with a cursor that the API does not know', () => {
  it.each([
    ['?cursor=zzz', ''],
    ['?place=mirpur&cursor=zzz', '?place=mirpur'],
  ])('shows the first rooms of the same search: %s', async (query, target) => {
    const { router, cursors } = openRefused(query);
    await expectTitles(['Mirpur single', 'Mirpur seat', ...(target === '' ? ['Uttara single'] : [])]);
    expect(router.state.location.search).toBe(target);
    expect(screen.queryByText(REFUSED)).not.toBeInTheDocument();
    // Back must not lead to the refused cursor again.
    expect(router.state.historyAction).toBe('REPLACE');
    expect(cursors()).toHaveLength(1);
  });

  it('leads to a search that is refused itself only once', async () => {
    const { router, cursors } = openRefused('?place=atlantis&cursor=zzz');
    await waitFor(() => expect(screen.getByText(/^The area in this link does not exist\./)).toBeVisible());
    expect(router.state.location.search).toBe('?place=atlantis');
    expect(cursors()).toHaveLength(1);
  });
});
