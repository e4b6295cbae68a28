import { imageCandidates, isHttpUrl } from './image-url.ts';

describe('spec 3: image URL handling', () => {
  it('keeps a URL with a known extension, then tries jpg, png and jpeg', () => {
    expect(imageCandidates('https://example.com/room.webp')).toEqual([
      'https://example.com/room.webp',
      'https://example.com/room.jpg',
      'https://example.com/room.png',
      'https://example.com/room.jpeg',
    ]);
  });

  it('does not try the same URL twice', () => {
    expect(imageCandidates('https://example.com/room.png')).toEqual([
      'https://example.com/room.png',
      'https://example.com/room.jpg',
      'https://example.com/room.jpeg',
    ]);
  });

  it('appends an extension for an image host', () => {
    expect(imageCandidates('https://i.ibb.co/abc123/room')).toEqual([
      'https://i.ibb.co/abc123/room.jpg',
      'https://i.ibb.co/abc123/room.png',
      'https://i.ibb.co/abc123/room.jpeg',
    ]);
  });

  it('tries any other URL unchanged first', () => {
    expect(imageCandidates('https://example.com/picture?id=7')[0]).toBe('https://example.com/picture?id=7');
  });

  it.each(['', '   ', 'room.jpg', 'javascript:alert(1)', 'http://'])('has no candidates for %j', (url) => {
    expect(imageCandidates(url)).toEqual([]);
  });
});

describe('isHttpUrl', () => {
  it.each(['http://a.example/x', 'https://a.example'])('accepts %s', (url) =>
    expect(isHttpUrl(url)).toBe(true),
  );
  it.each(['ftp://a.example/x', '//a.example', 'data:image/png;base64,AA'])('refuses %s', (url) =>
    expect(isHttpUrl(url)).toBe(false),
  );
});
