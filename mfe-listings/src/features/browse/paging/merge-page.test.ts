import { sampleListing } from '@roommate/shell-api/testing';
import type { ListingPage } from './listing-page.ts';
import { forgetFar, itemsBetween, pagesBetween } from './listing-page.ts';
import { mergePage } from './merge-page.ts';

const items = (...indexes: number[]) => indexes.map((index) => sampleListing(index));
const page = (path: string, ...indexes: number[]): ListingPage => ({
  path,
  size: indexes.length,
  firstId: sampleListing(indexes[0])._id,
  items: items(...indexes),
});
const ids = (pages: readonly ListingPage[]) =>
  pages.flatMap((known) => (known.items ?? []).map(({ _id }) => _id));
const idsOf = (...indexes: number[]) => items(...indexes).map(({ _id }) => _id);

const known = { pages: [page('a', 1, 2, 3), page('b', 4, 5, 6)], next: 'c' };

it('puts fresh listings in the place of the old ones', () => {
  const fresh = [{ ...sampleListing(1), title: 'New' }, ...items(2, 3)];
  const merged = mergePage(known, 0, { items: fresh, next: 'b' });
  expect(merged.pages[0]?.items?.[0]?.title).toBe('New');
  expect(ids(merged.pages)).toEqual(idsOf(1, 2, 3, 4, 5, 6));
  expect(merged.next).toBe('c');
});

it('shows nothing twice when a listing was deleted', () => {
  const merged = mergePage(known, 0, { items: items(1, 3, 4), next: 'after-4' });
  expect(ids(merged.pages)).toEqual(idsOf(1, 3, 4, 5, 6));
  expect(merged.pages.map(({ size }) => size)).toEqual([2, 3]);
});

it('skips nothing when a listing was added in front', () => {
  const merged = mergePage(known, 0, { items: items(0, 1, 2), next: 'after-2' });
  expect(ids(merged.pages)).toEqual(idsOf(0, 1, 2, 3, 4, 5, 6));
  expect(merged.next).toBe('c');
});

it('drops what was deleted at the very end', () => {
  const last = { pages: [page('a', 1, 2, 3)], next: undefined };
  expect(ids(mergePage(last, 0, { items: items(1, 2), next: undefined }).pages)).toEqual(idsOf(1, 2));
});

it('keeps the end known when a listing was added in front of the only page', () => {
  const last = { pages: [page('a', 1, 2, 3)], next: undefined };
  const merged = mergePage(last, 0, { items: items(0, 1, 2), next: 'after-2' });
  expect(ids(merged.pages)).toEqual(idsOf(0, 1, 2, 3));
  expect(merged.next).toBeUndefined();
});

it('goes on from the answer when what followed the page cannot be told any more', () => {
  const forgotten = { ...known, pages: [{ path: 'a', size: 3, firstId: 'x' }, ...known.pages.slice(1)] };
  const merged = mergePage(forgotten, 0, { items: items(-2, -1, 0), next: 'after-0' });
  expect(ids(merged.pages)).toEqual(idsOf(-2, -1, 0));
  expect(merged.next).toBe('after-0');
});

it('learns of listings beyond what was the last page', () => {
  const last = { pages: [page('a', 1, 2)], next: undefined };
  const merged = mergePage(last, 0, { items: items(1, 2, 3), next: 'b' });
  expect(ids(merged.pages)).toEqual(idsOf(1, 2, 3));
  expect(merged.next).toBe('b');
});

it('finds listings and pages by index, and forgets the farthest pages first', () => {
  const { pages } = known;
  expect(itemsBetween(pages, 2, 4).map((item) => item?._id)).toEqual(idsOf(3, 4));
  expect(itemsBetween(pages, 5, 8).map((item) => item?._id)).toEqual([...idsOf(6), undefined, undefined]);
  expect(pagesBetween(pages, 3, 6)).toEqual([1, 1]);
  expect(forgetFar(pages, [1, 1], 1).map((known_) => known_.items?.length)).toEqual([undefined, 3]);
});
