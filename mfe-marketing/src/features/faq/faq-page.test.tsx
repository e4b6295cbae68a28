import { createTestShell, renderRoutes } from '@roommate/shell-api/testing';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { routes } from '../../routes.tsx';

it('has 5 questions that expand to show their answers', async () => {
  createTestShell();
  renderRoutes(routes, { path: '/faq' });
  await screen.findByRole('heading', { level: 1, name: 'Frequently Asked Questions' });
  const questions = screen.getAllByRole('heading', { level: 2 });
  expect(questions).toHaveLength(5);
  const [first] = questions;
  const details = first?.closest('details');
  expect(details?.open).toBe(false);
  await userEvent.setup().click(first ?? document.body);
  expect(details?.open).toBe(true);
  expect(details).toHaveTextContent('Go by daylight');
});
