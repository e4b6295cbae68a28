import { log } from '@roommate/shell-api';
import { createTestShell, renderRoutes, sampleUser } from '@roommate/shell-api/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { routes } from '../../../routes.tsx';
import { refusedCode } from './refused-search-on-demand.tsx';

const HEADING = 'This search is not possible';

it.each([
  ['q=under+5k+above+9k', 'q', 'The text asks for a lowest rent above the highest rent. Change the text.'],
  ['rentMin=9000&rentMax=5000', 'rentMin', 'The lowest rent must not be higher than the highest rent.'],
  ['within=3', 'within', 'A distance needs an area or a place. Choose one.'],
  ['q=x', 'other', 'The link to this search is not complete. Choose the filters again.'],
])(
  'explains in the words of the form why %s is not possible, and offers no alert',
  async (query, field, text) => {
    const shell = createTestShell({ user: sampleUser() });
    const message = `${field} of the API`;
    const problem = {
      type: 'about:blank',
      title: 'Bad Request',
      status: 400,
      code: 'invalid',
      error: message,
      errors: [{ field, message }],
    };
    shell.respond(/roommates\/search/, problem, { status: 400 });
    renderRoutes(routes, { path: `/browse-listings?${query}` });
    const heading = await screen.findByRole('heading', { name: HEADING });
    expect(heading.parentElement).toHaveTextContent(text);
    expect(screen.queryByText(message)).not.toBeInTheDocument();
    expect(screen.queryByText('Tell me about new rooms like this')).not.toBeInTheDocument();
  },
);

it('explains when the connection is back, if the code of the reasons has not loaded at first', async () => {
  createTestShell();
  refusedCode.loaded = undefined;
  const load = jest.spyOn(refusedCode, 'load').mockRejectedValueOnce(new Error('The chunk has not loaded.'));
  const report = jest.spyOn(log, 'error').mockReturnValue();
  renderRoutes(routes, { path: '/browse-listings?place=atlantis' });
  await waitFor(() => expect(report).toHaveBeenCalled());
  expect(screen.getByText('Loading rooms...')).toBeInTheDocument();
  expect(screen.queryByRole('heading', { name: HEADING })).not.toBeInTheDocument();
  act(() => void window.dispatchEvent(new Event('online')));
  expect(await screen.findByRole('heading', { name: HEADING })).toBeInTheDocument();
  expect(load).toHaveBeenCalledTimes(2);
});
