import { confirmLeaving } from '@roommate/shell-api';
import { isAskedBeforeClosing, sampleUser } from '@roommate/shell-api/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import {
  failureDialog,
  field,
  fillIn,
  loseResponse,
  NOT_KNOWN,
  openPage,
  retitle,
  submit,
} from '../../testing/add-listing-form.ts';
import { readDraft, saveDraft } from './draft.ts';
import type { Draft } from './stored-draft.ts';

beforeEach(() => sessionStorage.clear());
afterEach(() => jest.restoreAllMocks());

const menu = () => within(screen.getByRole('navigation', { name: 'Dashboard' }));
const follow = (name: string) => userEvent.click(menu().getByRole('link', { name }));

async function fail() {
  const shell = await fillIn();
  await loseResponse(shell, false);
  return shell;
}

type Shell = Awaited<ReturnType<typeof fail>>;

async function expectQuestionBeforeLogout({ dialogs }: Shell) {
  dialogs.answer(false);
  expect(await confirmLeaving()).toBe(false);
  expect(dialogs.opened.at(-1)).toMatchObject({ title: 'Leave without saving?' });
}

describe('leaving the form after a failure', () => {
  it('does not ask, because the draft comes back', async () => {
    const shell = await fail();
    await follow('Manage Listings');
    await screen.findByRole('heading', { level: 1, name: 'My Listings' });
    expect(shell.dialogs.opened).toEqual([failureDialog]);
    await follow('Add Listing');
    expect(await screen.findByText(NOT_KNOWN)).toBeVisible();
    expect(field(/^Title/)).toHaveValue('Sunny room');
  });

  it('asks when the form has changed since', async () => {
    const shell = await fail();
    await retitle('Bright room');
    shell.dialogs.answer(false);
    await follow('Manage Listings');
    expect(shell.dialogs.opened.at(-1)).toMatchObject({ title: 'Leave without saving?' });
  });

  it('asks when the browser stores nothing', async () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('The quota is exceeded.');
    });
    const shell = await fillIn();
    shell.fail('/roommates', 400, { method: 'POST' });
    await submit();
    await waitFor(() => expect(shell.dialogs.opened).toEqual([failureDialog]));
    shell.dialogs.answer(false);
    await follow('Manage Listings');
    expect(shell.dialogs.opened.at(-1)).toMatchObject({ title: 'Leave without saving?' });
  });
});

describe('a draft that has come back', () => {
  it('is left without a question, but not with the tab or by a logout', async () => {
    const shell = await fail();
    await follow('Manage Listings');
    await follow('Add Listing');
    await screen.findByText(NOT_KNOWN);
    expect(isAskedBeforeClosing()).toBe(true);
    await expectQuestionBeforeLogout(shell);
    const questions = shell.dialogs.opened.length;
    await follow('Manage Listings');
    await screen.findByRole('heading', { level: 1, name: 'My Listings' });
    expect(shell.dialogs.opened).toHaveLength(questions);
  });

  it('asks nothing when it is discarded', async () => {
    await fail();
    cleanup();
    openPage();
    await userEvent.click(await screen.findByRole('button', { name: 'Discard Draft' }));
    expect(field(/^Title/)).toHaveValue('');
    expect(isAskedBeforeClosing()).toBe(false);
    expect(await confirmLeaving()).toBe(true);
  });
});

describe('a draft whose outcome the page checks', () => {
  /** Loads the page again while the draft is sent. */
  async function check(change: (draft: Draft) => Partial<Draft> = () => ({})) {
    const shell = await fail();
    const draft = readDraft(sampleUser().uid);
    if (!draft) throw new Error('The browser has stored no draft.');
    cleanup();
    saveDraft({ ...draft, ...change(draft), outcome: 'sending' });
    shell.api.hold();
    openPage();
    await screen.findByText('Checking whether your listing was posted...');
    return shell;
  }

  it('can be left with the tab, but asks before a logout', async () => {
    const shell = await check();
    expect(isAskedBeforeClosing()).toBe(false);
    await expectQuestionBeforeLogout(shell);
  });

  it('asks before the tab closes if only this tab can save its changes', async () => {
    const shell = await check(({ values }) => ({ earlier: [{ ...values, title: 'Bright room' }] }));
    expect(isAskedBeforeClosing()).toBe(true);
    await follow('Manage Listings');
    expect(shell.dialogs.opened).toEqual([failureDialog]);
  });
});
