import '@testing-library/jest-dom';
import { createTestShell, renderRoutes, sampleUser } from '@roommate/shell-api/testing';
import { screen } from '@testing-library/react';
import { routes } from '../../../routes.tsx';

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
    const heading = await screen.findByRole('heading', { name: 'This search is not possible' });
    expect(heading.parentElement).toHaveTextContent(text);
    expect(screen.queryByText(message)).toBeNull();
    expect(screen.queryByText('Tell me about new rooms like this')).toBeNull();
  },
);
