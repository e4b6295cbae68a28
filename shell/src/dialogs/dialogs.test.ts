import { dialogs } from './dialogs.ts';

// As a browser without a network responds to the request for the chunk.
jest.mock('./sweet-alert.ts', () => {
  throw new Error('Loading chunk failed.');
});

it('uses the native dialogs when the dialog code does not load', async () => {
  jest.spyOn(console, 'error').mockImplementation();
  const confirm = jest.spyOn(window, 'confirm').mockReturnValue(true);
  const alert = jest.spyOn(window, 'alert').mockImplementation();
  const question = { title: 'Are you sure?', text: 'It will be gone.', confirmLabel: 'Yes' };
  expect(await dialogs.confirm(question)).toBe(true);
  expect(confirm).toHaveBeenCalledWith('Are you sure?\n\nIt will be gone.');
  await dialogs.alert({ title: 'Done', icon: 'success' });
  expect(alert).toHaveBeenCalledWith('Done');
});
