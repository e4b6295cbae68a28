import { entityTag, includesContent, isKnown, parseTagList } from './entity-tag.ts';

const listing = { _id: '1', title: 'Sunny room', likes: 4, views: 31 };
const own = { ...listing, isOwner: true, contact: '+880 1700-000000' };
const liked = { ...listing, isOwner: false, isLiked: true, contact: '+880 1700-000000' };
const listOf = (tag: string) => parseTagList(tag) ?? [];

it('ignores views of other users', () => {
  expect(entityTag({ ...listing, views: 32 })).toBe(entityTag(listing));
  expect(entityTag([{ ...listing, views: 32 }])).toBe(entityTag([listing]));
});

it('ignores views for a user who sees the contact after a like', () => {
  expect(entityTag({ ...liked, views: 32 })).toBe(entityTag(liked));
});

it.each([
  ['a like', { ...listing, likes: 5 }, listing],
  ['an edit', { ...listing, title: 'Sunny rooms' }, listing],
  ["a view of the owner's own listing", { ...own, views: 32 }, own],
  ['what the caller may see', own, listing],
  ['the number of listings', [listing, listing], [listing]],
])('changes with %s', (_, after, before) => {
  expect(entityTag(after)).not.toBe(entityTag(before));
});

it('compares the content without likes and views, for edits', () => {
  const loaded = listOf(entityTag(own));
  expect(includesContent(loaded, entityTag({ ...own, likes: 9, views: 99 }))).toBe(true);
  expect(isKnown(entityTag({ ...own, likes: 9 }), entityTag(own))).toBe(false);
  expect(includesContent(loaded, entityTag({ ...own, title: 'Other' }))).toBe(false);
});

it.each([
  ['"a"', ['a']],
  ['W/"a.b", "c"', ['a.b', 'c']],
  ['"a","b" , W/"c,d"', ['a', 'b', 'c,d']],
  [' * ', '*'],
  ['""', ['']],
])('reads %s', (header, tags) => expect(parseTagList(header)).toEqual(tags));

it.each(['', 'a', '"a', '"a" "b"', 'w/"a"', '"a";', '*, "a"'])('refuses %j', (header) => {
  expect(parseTagList(header)).toBeUndefined();
});

it('matches every tag with *, and a tag that a compressing proxy changed', () => {
  const tag = entityTag(listing);
  expect(isKnown(tag, '*')).toBe(true);
  expect(isKnown(tag, tag.slice('W/'.length))).toBe(true);
});
