import { personalStorage } from '@roommate/shell-api';
import { getQueryClient } from '@roommate/shell-api/query';
import { createTestShell, renderRoutes, sampleUser } from '@roommate/shell-api/testing';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { routes } from '../../routes.tsx';
import {
  failureDialog,
  field,
  fillFields,
  fillIn,
  loseResponse,
  openPage,
  posted,
  submit,
  successDialog,
  texts,
} from '../../testing/add-listing-form.ts';
import { readDraft } from './draft.ts';

beforeEach(() => sessionStorage.clear());
afterEach(() => jest.restoreAllMocks());

describe('a page that is loaded again while a listing is sent', () => {
  /** Fills in and sends the form, and ends the page before the response. */
  async function loadAgain(prepare: (shell: Awaited<ReturnType<typeof fillIn>>) => void = () => undefined) {
    const shell = await fillIn();
    shell.api.hold();
    await submit();
    await screen.findByText('Adding...');
    cleanup();
    getQueryClient().clear();
    prepare(shell);
    openPage();
    return shell;
  }

  it('brings the draft back and checks whether it was posted', async () => {
    await loadAgain();
    expect(await screen.findByText('Checking whether your listing was posted...')).toBeVisible();
    expect(texts.map(([label]) => field(label).value)).toEqual(texts.map(([, text]) => text));
  });

  it('puts the focus on the notice, so that it is on the screen and is read aloud', async () => {
    await loadAgain();
    const notice = await screen.findByText('Checking whether your listing was posted...');
    expect(document.activeElement?.contains(notice)).toBe(true);
    expect(document.body).not.toHaveFocus();
  });

  it('says that the check waits for a connection', async () => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await loadAgain();
    expect(
      await screen.findByText(/^You are offline\. When you are back online, this page checks/),
    ).toBeVisible();
  });

  it('puts the focus on the heading after the dialog of the outcome', async () => {
    const shell = await loadAgain((held) => held.api.hold()());
    const text = 'You left the page while your listing was being sent. It was posted once.';
    await waitFor(() => expect(shell.dialogs.opened.at(-1)).toEqual({ ...successDialog, text }));
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  });

  it('lets nobody change or send the form during the check', async () => {
    await loadAgain();
    await screen.findByText('Checking whether your listing was posted...');
    expect(field(/^Title/).closest('[inert]')).toBeInTheDocument();
  });

  /** Refuses the repeat, and only it: the first request stays without a response. */
  const refuseRepeat = (status: number) => (shell: Awaited<ReturnType<typeof fillIn>>) => {
    shell.fail('/roommates', status, { method: 'POST' });
    shell.api.hold()();
  };

  it.each([401, 409, 429])(
    'says that the outcome is unknown when a repeat is refused with %i',
    async (status) => {
      await loadAgain(refuseRepeat(status));
      expect(await screen.findByText(/^We could not confirm that your listing was posted\./)).toBeVisible();
      expect(field(/^Title/).closest('[inert]')).not.toBeInTheDocument();
    },
  );

  it('says that the listing was not posted when the API refuses its values', async () => {
    await loadAgain(refuseRepeat(400));
    expect(await screen.findByText(/^Your listing was not posted\./)).toBeVisible();
  });
});

describe('a form that the user leaves while a listing is sent', () => {
  async function leaveAndReturn() {
    const shell = createTestShell({ user: sampleUser(), listings: [] });
    const { router } = renderRoutes(routes, { path: '/dashboard/add-listing' });
    await fillFields();
    const open = shell.api.hold();
    await submit();
    await screen.findByText('Adding...');
    await act(() => router.navigate('/dashboard'));
    await act(() => router.navigate('/dashboard/add-listing'));
    await screen.findByText('Checking whether your listing was posted...');
    return { shell, open };
  }

  it('shows one success, sends one request and is empty afterwards', async () => {
    const { shell, open } = await leaveAndReturn();
    open();
    await waitFor(() => expect(field(/^Title/)).toHaveValue(''));
    expect(shell.dialogs.opened).toEqual([successDialog]);
    expect(posted(shell)).toHaveLength(1);
  });

  it('shows one failure and keeps the draft', async () => {
    const { shell, open } = await leaveAndReturn();
    shell.fail('/roommates', 400, { method: 'POST' });
    open();
    expect(await screen.findByText(/^Your listing was not posted\./)).toBeVisible();
    expect(shell.dialogs.opened).toEqual([failureDialog]);
    expect(field(/^Title/)).toHaveValue('Sunny room');
  });
});

it('keeps a refused draft for the next load, in the account that wrote it only', async () => {
  const shell = await fillIn();
  shell.fail('/roommates', 401, { method: 'POST', times: 1 });
  await submit();
  await waitFor(() => expect(shell.dialogs.opened).toEqual([failureDialog]));
  cleanup();
  openPage();
  expect(await screen.findByText(/^Your listing was not posted\./)).toBeVisible();
  expect(field(/^Title/)).toHaveValue('Sunny room');
  cleanup();
  shell.signIn(sampleUser({ uid: 'uid-other' }));
  openPage();
  await screen.findByRole('heading', { level: 1 });
  expect(field(/^Title/)).toHaveValue('');
});

it('posts a draft of the version before once, and forgets it', async () => {
  const shell = await fillIn();
  await loseResponse(shell, true);
  const { uid, values, key } = readDraft(sampleUser().uid) ?? {};
  cleanup();
  sessionStorage.clear();
  personalStorage.set('draft:1', JSON.stringify({ uid, values, key, outcome: 'sending' }));
  openPage();
  await waitFor(() => expect(shell.dialogs.opened.at(-1)).toMatchObject(successDialog));
  expect(shell.listings()).toMatchObject([{ title: 'Sunny room' }]);
  expect(readDraft(sampleUser().uid)).toBeUndefined();
});

describe('what the tab has stored', () => {
  const values = {
    ...{
      title: 'Sunny room',
      location: 'Dhanmondi',
      imageUrl: 'https://example.com/a.jpg',
      description: 'Quiet',
    },
    ...{ contact: '01700000000', lifestyle: ['Early riser'], rentAmount: 9000, roomType: 'Single' },
  };
  const draft = { uid: 'u', values, earlier: [], key: 'k', sentAt: Date.now(), outcome: 'refused' };

  it('is the draft', () => {
    personalStorage.set('draft:2', JSON.stringify(draft));
    expect(readDraft('u')).toEqual(draft);
  });

  it.each([
    'no JSON',
    'null',
    JSON.stringify({ ...draft, outcome: 'sold' }),
    JSON.stringify({ ...draft, sentAt: 'today' }),
    JSON.stringify({ ...draft, earlier: [{}] }),
    JSON.stringify({ ...draft, earlier: undefined }),
    JSON.stringify({ ...draft, values: { ...values, title: 5 } }),
    JSON.stringify({ ...draft, values: { ...values, roomType: 'Tent' } }),
  ])('is removed when it is not a draft: %s', (text) => {
    personalStorage.set('draft:2', text);
    expect(readDraft('u')).toBeUndefined();
    expect(personalStorage.get('draft:2')).toBeNull();
  });
});
