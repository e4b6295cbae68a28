import { changesListings, usesListings } from './listing-requests.ts';

describe('rendered pages expire', () => {
  it.each([
    ['POST', '/api/roommates'],
    ['PUT', '/api/roommates/65f0'],
    ['PATCH', '/api/roommates/65f0?x=1'],
    ['DELETE', '/api/roommates/65f0'],
  ])('after %s %s', (method, url) => {
    expect(changesListings(method, url)).toBe(true);
  });

  it.each([
    ['GET', '/api/roommates'],
    ['PATCH', '/api/roommates/65f0/like'],
    ['DELETE', '/api/roommates/65f0/like'],
    ['POST', '/api/contact'],
    ['POST', '/roommates'],
  ])('not after %s %s', (method, url) => {
    expect(changesListings(method, url)).toBe(false);
  });
});

describe('a success shows that the API reaches its listings', () => {
  it.each([
    ['GET', '/api/roommates?limit=8', true],
    ['GET', '/api/roommates/count', true],
    ['OPTIONS', '/api/roommates', false],
    ['GET', '/api/roommates-of-others', false],
    ['GET', '/api/health/live', false],
  ])('for %s %s: %s', (method, url, expected) => {
    expect(usesListings(method, url)).toBe(expected);
  });
});
