import { createTestShell, renderRoutes, sampleListings } from '@roommate/shell-api/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { makeScrollable } from '../../testing/scroll-page.ts';
import { routes } from '../../routes.tsx';
import { rowFollowerCode } from './grid/row-follower-code.ts';
import { startOfList } from './scroll-position/scroll-position.ts';
import { readSnapshot, saveSnapshot } from './scroll-position/snapshots.ts';

let release = (): void => undefined;

afterEach(async () => {
  // The next test begins without a load in progress.
  release();
  await rowFollowerCode.loadWithRetries();
  jest.restoreAllMocks();
});
beforeEach(() => {
  rowFollowerCode.loaded = undefined;
  sessionStorage.clear();
  makeScrollable();
});

const card = (index: number) =>
  [...document.querySelectorAll('article')].find(({ textContent }) => textContent.startsWith(`#${index}BDT`));

/** Opens browse on a line where the code that follows the visitor does not come until `release`. */
async function openWithoutCode() {
  const shell = createTestShell({ listings: sampleListings(120) });
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const load = rowFollowerCode.load.bind(rowFollowerCode);
  jest.spyOn(rowFollowerCode, 'load').mockImplementation(() => held.then(load));
  const { unmount } = renderRoutes(routes, { path: '/browse-listings' });
  await waitFor(() => expect(card(1)).toBeVisible());
  const listRequests = () => shell.api.calls.filter(({ path }) => path.startsWith('/roommates?')).length;
  return { unmount, bringCode: () => act(() => release()), listRequests };
}

/** The code works: only cards around the screen stay. */
const followsVisitor = () => waitFor(() => expect(card(12)).toBeUndefined());

/** The key of the entry that the test's router starts with. */
const ENTRY = 'default';

/** The visitor has left the list at a listing. */
function saveVisit(index: number): void {
  const position = { ...startOfList.position, index, scrollY: index * 440 };
  saveSnapshot(ENTRY, { position, known: { cursors: [''] } });
}

describe('browse without the code that follows the visitor', () => {
  it("loads one batch with each press of 'Load more', and no other", async () => {
    const { listRequests } = await openWithoutCode();
    for (const shown of [48, 72]) {
      await userEvent.click(await screen.findByRole('button', { name: 'Load more' }));
      await waitFor(() => expect(card(shown)).toBeVisible());
      await screen.findByText(`Showing ${shown} of 120 listings`);
      expect(listRequests()).toBe(shown / 24);
    }
  });

  it("has 'Load more' right after the cards, and no empty space for others", async () => {
    await openWithoutCode();
    expect(card(24)).toBeVisible();
    expect(document.querySelector<HTMLElement>('[data-grid]')?.style.paddingBlockEnd).toBe('');
    expect(document.querySelectorAll('li[aria-hidden]')).toHaveLength(0);
  });
});

describe('browse when the code that follows the visitor arrives', () => {
  const focusFirstCard = () => {
    const link = within(card(1) ?? document.body).getByRole('link');
    act(() => link.focus());
    return link;
  };

  it('keeps the cards and the focus of a visitor who returns to the top', async () => {
    saveVisit(0);
    const { bringCode } = await openWithoutCode();
    const link = focusFirstCard();
    bringCode();
    await followsVisitor();
    expect(link).toHaveFocus();
  });

  it.each(['pointerDown', 'wheel', 'keyDown'] as const)(
    'stays where the visitor is who uses the page before it can return: %s',
    async (sign) => {
      saveVisit(50);
      const { bringCode, unmount } = await openWithoutCode();
      const link = focusFirstCard();
      act(() => void fireEvent[sign](link));
      bringCode();
      await followsVisitor();
      expect(link).toHaveFocus();
      expect(window.scrollY).toBe(0);
      unmount();
      expect(readSnapshot(ENTRY).position.index).toBe(0);
    },
  );

  it('returns a visitor who waits', async () => {
    saveVisit(20);
    const { bringCode } = await openWithoutCode();
    expect(card(1)).toBeVisible();
    bringCode();
    await waitFor(() => expect(window.scrollY).toBe(20 * 440));
  });
});
