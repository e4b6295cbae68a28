import { changesListings } from './changes-listings.ts';

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
