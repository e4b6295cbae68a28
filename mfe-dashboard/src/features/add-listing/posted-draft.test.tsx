import { unwrap } from '@roommate/shell-api';
import { sampleUser } from '@roommate/shell-api/testing';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import {
  failureDialog,
  field,
  fillIn,
  loseResponse,
  openPage,
  posted,
  retitle,
  submit,
  successDialog,
} from '../../testing/add-listing-form.ts';
import { readDraft, saveDraft } from './draft.ts';

beforeEach(() => sessionStorage.clear());

type Shell = Awaited<ReturnType<typeof fillIn>>;
const { uid } = sampleUser();
const ONE = /^\/roommates\/./;
const OUTDATED = /^Your listing was posted\. Your latest changes may be missing\./;
const EDITED = /^Your listing was posted, and then edited elsewhere\./;
const DELETED = /^Your listing was posted, but it no longer exists\./;
const dialogOf = (text: string) => ({ ...failureDialog, text });

/** The listing in the API. */
function listingIn(shell: Shell) {
  const [listing, ...others] = shell.listings();
  if (!listing || others.length > 0) throw new Error('There is not one listing.');
  return listing;
}

/** Changes the listing in another tab. */
const editElsewhere = (shell: Shell, rentAmount: number) => {
  const { _id: id, title, location, roomType, lifestyle, imageUrl, description, contact } = listingIn(shell);
  const body = { title, location, rentAmount, roomType, lifestyle, imageUrl, description, contact };
  return unwrap(shell.api.client.PUT('/roommates/{id}', { params: { path: { id } }, body }));
};

const deleteElsewhere = (shell: Shell) =>
  unwrap(shell.api.client.DELETE('/roommates/{id}', { params: { path: { id: listingIn(shell)._id } } }));

/** Posts a listing, whose response is lost. */
async function post() {
  const shell = await fillIn();
  await loseResponse(shell, true);
  return shell;
}

/**
 * Posts a listing and then a change of it. Both responses are lost.
 * @param takesEffect whether the API receives the change
 */
async function postAndChange(takesEffect: boolean) {
  const shell = await post();
  await retitle('Bright room');
  shell.fail(ONE, 'network', { method: 'PUT', times: 1, takesEffect });
  await submit();
  await screen.findByText(OUTDATED);
  return shell;
}

async function expectSaved(shell: Shell, title: string) {
  await waitFor(() => expect(shell.dialogs.opened.at(-1)).toEqual(successDialog));
  expect(listingIn(shell).title).toBe(title);
  expect(readDraft(uid)).toBeUndefined();
}

it('says that it was posted when only its changes fail, in the dialog too', async () => {
  const shell = await postAndChange(false);
  expect(shell.dialogs.opened).toEqual([
    failureDialog,
    dialogOf('Your listing was posted. Your latest changes may not be saved.'),
  ]);
  expect(listingIn(shell).title).toBe('Sunny room');
});

it('saves its changes when the connection is back, although that begins with a read', async () => {
  const shell = await postAndChange(false);
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const reads = () => shell.api.calls.filter(({ method, path }) => method === 'GET' && ONE.test(path)).length;
  const before = reads();
  shell.fail(ONE, 'network', { method: 'GET', times: 1 });
  await submit();
  await waitFor(() => expect(reads()).toBe(before + 1));
  expect(readDraft(uid)?.outcome).toBe('sending');
  online.mockRestore();
  act(() => void window.dispatchEvent(new Event('online')));
  await expectSaved(shell, 'Bright room');
});

it('undoes a change that was perhaps saved', async () => {
  const shell = await postAndChange(true);
  expect(listingIn(shell).title).toBe('Bright room');
  await retitle('Sunny room');
  await submit();
  await expectSaved(shell, 'Sunny room');
});

it('removes a fact about the home', async () => {
  const shell = await fillIn();
  const smoking = screen.getByRole('combobox', { name: 'Smoking', hidden: true });
  await userEvent.selectOptions(smoking, 'no');
  await loseResponse(shell, true);
  expect(listingIn(shell).home).toEqual({ smoking: 'no' });
  await userEvent.selectOptions(smoking, '');
  await submit();
  await expectSaved(shell, 'Sunny room');
  expect(listingIn(shell).home).toBeUndefined();
});

it('stays posted when the API fails again, and after its key has expired', async () => {
  const shell = await postAndChange(false);
  const posts = posted(shell).length;
  shell.fail(ONE, 503, { method: 'GET', times: 1 });
  await submit();
  await waitFor(() => expect(shell.dialogs.opened).toHaveLength(3));
  expect(screen.getByText(OUTDATED)).toBeVisible();
  const draft = readDraft(uid);
  if (!draft) throw new Error('There is no draft.');
  cleanup();
  saveDraft({ ...draft, sentAt: Date.now() - 25 * 60 * 60 * 1000 });
  openPage();
  expect(await screen.findByText(OUTDATED)).toBeVisible();
  await submit();
  await expectSaved(shell, 'Bright room');
  expect(posted(shell)).toHaveLength(posts);
});

describe('a listing that is edited in another tab', () => {
  it('keeps the edit until the person knows about it', async () => {
    const shell = await postAndChange(false);
    await editElsewhere(shell, 7000);
    await submit();
    const notice = await screen.findByText(EDITED);
    expect(notice.querySelector('a')?.textContent).toBe('Manage Listings');
    expect(shell.dialogs.opened.at(-1)).toEqual(
      dialogOf('Your listing was posted, and then edited elsewhere. Your latest changes are not saved.'),
    );
    expect(listingIn(shell)).toMatchObject({ title: 'Sunny room', rentAmount: 7000 });
    await submit();
    await expectSaved(shell, 'Bright room');
    expect(listingIn(shell).rentAmount).toBe(9000);
  });

  it('keeps an edit that comes between reading and saving', async () => {
    const shell = await postAndChange(false);
    const read = { data: listingIn(shell), headers: { etag: 'W/"before"' } };
    shell.api.overrides.respond(ONE, read, { method: 'GET', times: 1 });
    await submit();
    await waitFor(() => expect(shell.dialogs.opened).toHaveLength(3));
    expect(screen.getByText(OUTDATED)).toBeVisible();
    expect(listingIn(shell).title).toBe('Sunny room');
  });

  it('is posted when the draft has no changes', async () => {
    const shell = await post();
    await editElsewhere(shell, 7000);
    await submit();
    await expectSaved(shell, 'Sunny room');
    expect(listingIn(shell).rentAmount).toBe(7000);
  });
});

describe('a listing that is deleted in another tab', () => {
  it('is not reported as added, and the next press posts a new one', async () => {
    const shell = await post();
    await deleteElsewhere(shell);
    await submit();
    expect(await screen.findByText(DELETED)).toBeVisible();
    expect(shell.dialogs.opened.at(-1)).toEqual(
      dialogOf('Your listing was posted, but it no longer exists.'),
    );
    expect(field(/^Title/)).toHaveValue('Sunny room');
    await submit();
    await expectSaved(shell, 'Sunny room');
  });

  it('is deleted, too, when only saving finds that', async () => {
    const shell = await postAndChange(false);
    shell.fail(ONE, 404, { method: 'PUT', times: 1 });
    await submit();
    expect(await screen.findByText(DELETED)).toBeVisible();
  });
});
