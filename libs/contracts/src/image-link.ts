import { parseUrl } from './parse-url.ts';

/** The URL of an image, or advice for a link to a page that only shows one. */
type ImageLink = { url: string } | { advice: string };

const NOT_AN_IMAGE = 'Image URL must lead to the image itself, not to a page that shows it.';
const UPLOAD = 'Upload the image to a site such as imgbb.com and copy its "Direct link".';
const directLink = (start: string) =>
  `Open the image there and copy its "Direct link". It starts with ${start}`;

const DRIVE_ID = /^[\w-]{10,}$/;
const KNOWN_EXTENSION = /\.(jpe?g|png|gif|webp)$/i;

/** Reads a link of one site. `undefined` stands for a link that needs no change. */
type SiteReader = (url: URL) => string | { advice: string } | undefined;

const pageOf =
  (advice: string): SiteReader =>
  () => ({ advice });

/** Google Drive: https://developers.google.com/workspace/drive/api/guides/manage-sharing names the file id in links. */
const readDrive: SiteReader = ({ pathname, searchParams }) => {
  const id = /\/file\/d\/([\w-]+)/.exec(pathname)?.[1] ?? searchParams.get('id') ?? '';
  if (!DRIVE_ID.test(id)) {
    return { advice: 'Share one image on Google Drive and copy the link of that image.' };
  }
  if (pathname.startsWith('/thumbnail')) return undefined;
  return `https://drive.google.com/thumbnail?id=${id}&sz=w1600`;
};

/** Dropbox: `raw=1` serves the file (https://help.dropbox.com/share/force-download). */
const readDropbox: SiteReader = (url) => {
  if (!/^\/(s|scl\/fi)\//.test(url.pathname)) {
    return { advice: 'Share one image on Dropbox and copy the link of that image.' };
  }
  const file = new URL(url);
  file.searchParams.delete('dl');
  file.searchParams.set('raw', '1');
  return file.href;
};

/** Imgur: i.imgur.com serves the image of an id with every known extension. The id of an album is not an image. */
const readImgur: SiteReader = ({ pathname }) => {
  const id = /^\/(?!(?:gallery|upload|search|signin|register)\/?$)(\w{5,10})(\.\w+)?\/?$/.exec(pathname)?.[1];
  if (id === undefined) return { advice: directLink('https://i.imgur.com/.') };
  return `https://i.imgur.com/${id}${KNOWN_EXTENSION.exec(pathname)?.[0] ?? '.jpg'}`;
};

/** The result page of Google Images contains the URL of the image. It can be a page of another site in this file. */
const readImageSearch: SiteReader = ({ pathname, searchParams }) => {
  const image = parseUrl(searchParams.get('imgurl') ?? '');
  if (image && /^https?:$/.test(image.protocol)) return readUrl(image) ?? image.href;
  // Its logos are images.
  return KNOWN_EXTENSION.test(pathname)
    ? undefined
    : { advice: 'Open the image itself and copy its address.' };
};

/** https://docs.github.com/en/repositories/working-with-files/using-files/viewing-and-understanding-files */
const readGitHub: SiteReader = ({ pathname }) => {
  const [, repository, file] = /^(\/[^/]+\/[^/]+)\/blob\/(.+)$/.exec(pathname) ?? [];
  if (repository !== undefined) return `https://raw.githubusercontent.com${repository}/${file}`;
  // Pages of people and repositories. "/nusrat.png" is a picture.
  return /^(\/[^/]+){0,2}\/?$/.test(pathname) && !KNOWN_EXTENSION.test(pathname)
    ? { advice: 'Open the image on GitHub and copy the link of its "Raw" button.' }
    : undefined;
};

/**
 * The name of a file after its namespace, which has a name in each language: "File:", "চিত্র:". The path of
 * Special:FilePath has one more slash.
 */
const WIKI_FILE = /^\/wiki\/(?:File:(.+)|[^:/]+:([^/]+\.(?:jpe?g|png|gif|webp|svg)))$/i;

/** https://commons.wikimedia.org/wiki/Commons:FAQ names Special:FilePath as the stable link of a file. */
const readWikimedia: SiteReader = ({ origin, pathname, hash }) => {
  // An article that shows a file.
  const page = hash.startsWith('#/media/') ? hash.replace('#/media/', '/wiki/') : pathname;
  const [, file, otherFile = file] = WIKI_FILE.exec(page) ?? [];
  if (otherFile !== undefined) return `${origin}/wiki/Special:FilePath/${otherFile}`;
  return /^\/wiki\/[^:]*$/.test(page)
    ? { advice: 'Open the image in the article and copy the address of that page.' }
    : undefined;
};

const sites: readonly [host: RegExp, read: SiteReader][] = [
  [/^(drive|docs)\.google\.com$/, readDrive],
  [/^(www\.)?dropbox\.com$/, readDropbox],
  [/^((www|m)\.)?imgur\.com$/, readImgur],
  // Google redirects the domains of countries to google.com. These are the ones that old links have.
  [
    /^((www|images)\.)?google\.(com(\.(au|bd|my|pk|sa|sg))?|co\.(in|jp|kr|uk)|ae|ca|de|es|fr|it|nl|se)$/,
    readImageSearch,
  ],
  [/^(www\.)?github\.com$/, readGitHub],
  [/^(commons(\.m)?\.wikimedia|[\w-]+(\.m)?\.wikipedia)\.org$/, readWikimedia],
  [/^(www\.)?freeimage\.host$/, pageOf(directLink('https://iili.io/.'))],
  [/^(www\.)?imgbox\.com$/, pageOf(directLink('https://images2.imgbox.com/.'))],
  [/^((www\.)?ibb\.co(\.com)?|.+\.imgbb\.com|imgbb\.com)$/, pageOf(directLink('https://i.ibb.co/.'))],
  [/^((www\.)?postimg\.cc|(www\.)?postimages\.org)$/, pageOf(directLink('https://i.postimg.cc/.'))],
  [/^(photos\.google\.com|photos\.app\.goo\.gl|1drv\.ms|onedrive\.live\.com)$/, pageOf(UPLOAD)],
  [/^((www|m|web)\.)?(facebook|fb|instagram|pinterest|flickr|pexels|tiktok|youtube)\.com$/, pageOf(UPLOAD)],
  [/^(fb\.watch|pin\.it|flic\.kr|t\.me|prnt\.sc|share\.google|share\.icloud\.com)$/, pageOf(UPLOAD)],
  [/^(youtu\.be|maps\.app\.goo\.gl|gofile\.io|(www\.)?(we\.tl|wetransfer\.com))$/, pageOf(UPLOAD)],
  [/^(www\.|mobile\.)?(x|twitter|bikroy|unsplash)\.com$/, pageOf(UPLOAD)],
];

function readUrl(url: URL): ReturnType<SiteReader> {
  const [, read] = sites.find(([host]) => host.test(url.hostname.replace(/\.$/, ''))) ?? [];
  return read?.(url);
}

/**
 * Turns the link that people copy from a site for images into the URL of the image. The link must contain that URL. It
 * fetches nothing: docs/decisions/0234-image-links.md.
 * @param text a URL; any other text is returned unchanged
 */
export function readImageLink(text: string): ImageLink {
  const url = parseUrl(text.trim());
  const found = (url && readUrl(url)) ?? text;
  if (typeof found === 'string') return { url: found };
  return { advice: `${NOT_AN_IMAGE} ${found.advice}` };
}
