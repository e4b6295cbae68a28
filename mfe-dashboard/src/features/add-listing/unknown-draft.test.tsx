import { sampleUser } from '@roommate/shell-api/testing';
import { cleanup, screen, waitFor } from '@testing-library/react';
import {
  failureDialog,
  field,
  fillIn,
  loseResponse,
  NOT_KNOWN,
  openPage,
  posted,
  retitle,
  submit,
  successDialog,
} from '../../testing/add-listing-form.ts';
import { readDraft, saveDraft } from './draft.ts';

beforeEach(() => sessionStorage.clear());

const { uid } = sampleUser();
const keyUsed = { status: 422, error: '', code: 'idempotency_key_reused', errors: [] };

/** Sends the form without a response, and changes the title. */
async function changeAfterFailure({ isReceived = false } = {}) {
  const shell = await fillIn();
  await loseResponse(shell, isReceived);
  await retitle('Bright room');
  return shell;
}

it('shows that beside the button, with the focus', async () => {
  await loseResponse(await fillIn(), false);
  const notice = screen.getByText(NOT_KNOWN);
  expect(notice.closest('form')).toBeInTheDocument();
  expect(notice.closest('[tabindex="-1"]')).toHaveFocus();
});

it('keeps its key for changed values', async () => {
  const shell = await changeAfterFailure();
  const key = readDraft(uid)?.key;
  shell.fail('/roommates', 500, { method: 'POST', times: 1 });
  await submit();
  await waitFor(() => expect(readDraft(uid)?.values.title).toBe('Bright room'));
  expect(readDraft(uid)?.key).toBe(key);
});

it.each([true, false])(
  'is posted once with its changes, whether the API has received the earlier values or not: %s',
  async (isReceived) => {
    const shell = await changeAfterFailure({ isReceived });
    await submit();
    await waitFor(() => expect(shell.dialogs.opened).toEqual([failureDialog, successDialog]));
    expect(shell.listings()).toMatchObject([{ title: 'Bright room' }]);
    expect(screen.queryByText(NOT_KNOWN)).not.toBeInTheDocument();
  },
);

describe('when the key cannot prevent a second listing', () => {
  const expectUnclear = async () => {
    expect(
      await screen.findByText(/^We could not confirm that your listing was posted\. Check/),
    ).toBeVisible();
    expect(screen.getByText(/it could be posted twice/).querySelector('a')?.textContent).toBe(
      'Manage Listings',
    );
  };

  it('links to the listings after a refused key, whose values this tab does not know', async () => {
    const shell = await changeAfterFailure();
    shell.respond('/roommates', keyUsed, { method: 'POST', status: 422 });
    await submit();
    await expectUnclear();
  });

  it('links to the listings after the key expired, and sends nothing automatically', async () => {
    const shell = await changeAfterFailure();
    const draft = readDraft(uid);
    if (!draft) throw new Error('There is no draft.');
    cleanup();
    saveDraft({ ...draft, outcome: 'sending', sentAt: Date.now() - 25 * 60 * 60 * 1000 });
    openPage();
    await expectUnclear();
    expect(posted(shell)).toHaveLength(1);
  });
});

it('stays unknown when the API refuses only the changed values', async () => {
  const shell = await changeAfterFailure();
  shell.fail('/roommates', 400, { method: 'POST', times: 1 });
  await submit();
  await waitFor(() => expect(shell.dialogs.opened).toHaveLength(2));
  expect(screen.getByText(NOT_KNOWN)).toBeVisible();
});

it('was not posted when the API refuses the same values', async () => {
  const shell = await changeAfterFailure();
  await retitle('Sunny room');
  shell.fail('/roommates', 400, { method: 'POST', times: 1 });
  await submit();
  expect(await screen.findByText(/^Your listing was not posted\./)).toBeVisible();
  expect(screen.queryByText(NOT_KNOWN)).not.toBeInTheDocument();
  expect(field(/^Title/)).toHaveValue('Sunny room');
});
