import { readImageLink } from './image-link.ts';

const ID = '1aBcDeFgHiJkLmNoPqRsTuVwXyZ_-0123';

it.each([
  [
    `https://drive.google.com/file/d/${ID}/view?usp=sharing`,
    `https://drive.google.com/thumbnail?id=${ID}&sz=w1600`,
  ],
  [`https://drive.google.com/open?id=${ID}`, `https://drive.google.com/thumbnail?id=${ID}&sz=w1600`],
  [
    `https://drive.google.com/uc?export=view&id=${ID}`,
    `https://drive.google.com/thumbnail?id=${ID}&sz=w1600`,
  ],
  [
    `https://docs.google.com/uc?id=${ID}&export=download`,
    `https://drive.google.com/thumbnail?id=${ID}&sz=w1600`,
  ],
  ['https://www.dropbox.com/s/abc123/room.jpg?dl=0', 'https://www.dropbox.com/s/abc123/room.jpg?raw=1'],
  [
    'https://www.dropbox.com/scl/fi/abc/room.jpg?rlkey=k1&dl=0',
    'https://www.dropbox.com/scl/fi/abc/room.jpg?rlkey=k1&raw=1',
  ],
  ['https://imgur.com/aBcDe12', 'https://i.imgur.com/aBcDe12.jpg'],
  ['https://m.imgur.com/aBcDe12/', 'https://i.imgur.com/aBcDe12.jpg'],
  ['https://imgur.com/aBcDe12.png', 'https://i.imgur.com/aBcDe12.png'],
  ['https://imgur.com/uploadX', 'https://i.imgur.com/uploadX.jpg'],
  ['https://github.com/user-attachments/assets/1a2b', 'https://github.com/user-attachments/assets/1a2b'],
  [
    'https://www.google.com/imgres?imgurl=https%3A%2F%2Fphotos.example%2Froom.jpg&tbnid=1',
    'https://photos.example/room.jpg',
  ],
  [
    'https://images.google.com/imgres?imgurl=https%3A%2F%2Fphotos.example%2Froom.jpg',
    'https://photos.example/room.jpg',
  ],
  [
    'https://www.google.co.uk/imgres?imgurl=https%3A%2F%2Fphotos.example%2Froom.jpg',
    'https://photos.example/room.jpg',
  ],
  ['https://github.com/u/r/blob/main/a/room.jpg', 'https://raw.githubusercontent.com/u/r/main/a/room.jpg'],
  [
    'https://commons.wikimedia.org/wiki/File:Dhaka.jpg',
    'https://commons.wikimedia.org/wiki/Special:FilePath/Dhaka.jpg',
  ],
  [
    'https://commons.m.wikimedia.org/wiki/File:Dhaka.jpg',
    'https://commons.m.wikimedia.org/wiki/Special:FilePath/Dhaka.jpg',
  ],
  [
    'https://zh-yue.wikipedia.org/wiki/File:Dhaka.jpg',
    'https://zh-yue.wikipedia.org/wiki/Special:FilePath/Dhaka.jpg',
  ],
  ['https://bn.wikipedia.org/wiki/চিত্র:A.jpg', 'https://bn.wikipedia.org/wiki/Special:FilePath/A.jpg'],
  ['https://de.wikipedia.org/wiki/Datei:A.svg', 'https://de.wikipedia.org/wiki/Special:FilePath/A.svg'],
  [
    'https://en.wikipedia.org/wiki/Dhaka#/media/File:Dhaka.jpg',
    'https://en.wikipedia.org/wiki/Special:FilePath/Dhaka.jpg',
  ],
])('turns %s into the URL of the image', (link, url) => {
  expect(readImageLink(link)).toEqual({ url });
  expect(readImageLink(url)).toEqual({ url });
});

it.each([
  ['https://ibb.co/abc123', 'https://i.ibb.co/'],
  ['https://nusrat.imgbb.com/', 'https://i.ibb.co/'],
  ['https://ibb.co.com/abc123', 'https://i.ibb.co/'],
  ['https://postimg.cc/abc123', 'https://i.postimg.cc/'],
  ['https://imgur.com/a/aBcDe12', 'https://i.imgur.com/'],
  ['https://imgur.com/gallery/a-room-aBcDe12', 'https://i.imgur.com/'],
  ['https://drive.google.com/drive/folders/1aBcDeFgHiJk', 'Google Drive'],
  ['https://www.dropbox.com/scl/fo/abc/xyz?dl=0', 'Dropbox'],
  ['https://photos.app.goo.gl/abc', 'imgbb.com'],
  ['https://www.facebook.com/photo?fbid=1', 'imgbb.com'],
  ['https://www.youtube.com/watch?v=abc', 'imgbb.com'],
  ['https://maps.app.goo.gl/abc', 'imgbb.com'],
  ['https://gofile.io/d/abc', 'imgbb.com'],
  ['https://www.instagram.com/p/abc/', 'imgbb.com'],
  ['https://x.com/nusrat/status/1/photo/1', 'imgbb.com'],
  ['https://bikroy.com/en/ad/room-for-rent-dhaka', 'imgbb.com'],
  ['https://unsplash.com/photos/abc', 'imgbb.com'],
  ['https://fb.com/photo/1', 'imgbb.com'],
  ['https://share.google/images/abc', 'imgbb.com'],
  ['https://www.google.com/search?q=room', 'the image itself'],
  ['https://www.google.com/imgres?imgurl=javascript:alert(1)', 'the image itself'],
  ['https://imgur.com/gallery', 'https://i.imgur.com/'],
  ['https://imgur.com/upload', 'https://i.imgur.com/'],
  ['https://freeimage.host/i/abc', 'https://iili.io/'],
  ['https://imgbox.com/abcd', 'https://images2.imgbox.com/'],
  ['https://ibb.co./abc', 'https://i.ibb.co/'],
  ['https://drive.google.com/thumbnail', 'Google Drive'],
  ['https://drive.google.com/thumbnail?id=', 'Google Drive'],
  ['https://github.com/nusrat', '"Raw"'],
  ['https://github.com/u/r', '"Raw"'],
  ['https://www.google.de/search?q=room', 'the image itself'],
  ['https://www.google.com/', 'the image itself'],
  ['https://www.google.com/search/?q=room', 'the image itself'],
  ['https://www.google.com/maps/place/x', 'the image itself'],
  ['https://en.wikipedia.org/wiki/Dhaka', 'in the article'],
])('explains which link is needed instead of %s', (link, advice) => {
  expect(readImageLink(link)).toEqual({ advice: expect.stringContaining(advice) as string });
});

it.each([
  'https://i.ibb.co/4jQyW0R/room.jpg',
  'https://i.imgur.com/aBcDe12',
  'https://example.com/room.jpg',
  'https://images.unsplash.com/photo-1?w=800',
  'https://evil-ibb.co/x',
  'https://www.google.com/images/branding/googlelogo/2x/googlelogo_color_272x92dp.png',
  'https://github.com/nusrat.png',
  'https://github.com/u/r/raw/main/room.jpg',
  'https://github.com/u/r/assets/1/2b',
  'https://ibb.co.example/abc',
  'https://www.google.xx/search?q=room',
  'https://commons.wikimedia.org/wiki/Special:FilePath/Dhaka.jpg?width=800',
  'room.jpg',
  '',
])('keeps %j', (link) => expect(readImageLink(link)).toEqual({ url: link }));
