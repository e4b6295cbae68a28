import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { siteFixture, type SiteFixture } from '../testing/site-fixture.ts';

const ID = '665f1c2ab7d94e0012a4c9d1';
const CRAWLER = 'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)';

const listing = {
  title: '<b>Sunny "room"</b>\u202E',
  location: 'Dhanmondi & Lake',
  rentAmount: 12500,
  roomType: 'Single',
  imageUrl: 'https://i.ibb.co/abc/room',
  availability: 'available',
};

describe('the page of a listing for a crawler of a messenger', () => {
  let api: Server;
  let fixture: SiteFixture;
  let respond: (write: (status: number, body: string) => void) => void;
  const requests: { url: string | undefined; headers: IncomingHttpHeaders }[] = [];

  beforeEach(async () => {
    requests.length = 0;
    respond = (write) => write(200, JSON.stringify(listing));
    api = createServer(({ url, headers }, response) => {
      requests.push({ url, headers });
      respond((status, body) => response.writeHead(status).end(body));
    });
    await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
    fixture = await siteFixture({ apiUrl: `http://127.0.0.1:${(api.address() as AddressInfo).port}` });
  });
  afterEach(async () => {
    await fixture.close();
    api.closeAllConnections();
    await new Promise((resolve) => api.close(resolve));
  });
  const get = (url = `/roommate/${ID}`, userAgent = CRAWLER) =>
    fixture.site.inject({ url, headers: { 'user-agent': userAgent } });

  it('has title, rent, place and image of the listing, escaped', async () => {
    const { body, headers, statusCode } = await get();
    expect(statusCode).toBe(200);
    expect(headers['cache-control']).toBe('private, no-cache');
    const title = '&lt;b&gt;Sunny &quot;room&quot;&lt;/b&gt;, BDT 12,500/month · Roommate Dhaka';
    expect(body).toContain(`<meta property="og:title" content="${title}">`);
    expect(body).toContain('content="Single room in Dhanmondi &amp; Lake. Rent: BDT 12,500/month."');
    expect(body).toContain('<meta property="og:image" content="https://i.ibb.co/abc/room.jpg">');
    expect(body).toContain(`<meta property="og:url" content="https://rooms.example/roommate/${ID}">`);
    expect(body).not.toContain('og:image:width');
    expect(body).not.toContain('\u202E');
    expect(body).toContain('<meta name="robots" content="noindex">');
  });

  it('asks the API as the crawler, without the rights of anybody, and says that it is a prefetch', async () => {
    await get();
    expect(requests.map(({ url }) => url)).toEqual([`/roommates/${ID}`]);
    expect(requests[0]?.headers).toMatchObject({ 'user-agent': CRAWLER, 'sec-purpose': 'prefetch' });
    expect(requests[0]?.headers.authorization).toBeUndefined();
  });

  it.each<[string, (write: (status: number, body: string) => void) => void]>([
    ['fails', (write) => write(500, '{"error":"Server error"}')],
    ['responds with something else', (write) => write(200, '<html>')],
    ['does not respond in time', () => undefined],
  ])('is the general page when the API %s', async (_, answer) => {
    respond = answer;
    const { body, statusCode } = await get();
    expect(statusCode).toBe(200);
    expect(body).toContain('https://rooms.example/og.jpg');
    expect(body).not.toContain('Sunny');
  });

  it('is missing when the API knows no such listing', async () => {
    respond = (write) => write(404, '{"error":"Listing not found."}');
    const { headers, statusCode } = await get();
    expect(statusCode).toBe(404);
    expect(headers['cache-control']).toBe('private, no-cache');
  });

  it('is missing for a malformed id', async () => {
    respond = (write) => write(200, JSON.stringify(listing));
    expect((await get('/roommate/abc')).statusCode).toBe(404);
  });

  it('says that a listing is not available', async () => {
    respond = (write) => write(200, JSON.stringify({ ...listing, availability: 'not available' }));
    expect((await get()).body).toContain('content="Not available now. Single room in Dhanmondi');
  });

  it('is the image of the site without a usable image', async () => {
    respond = (write) => write(200, JSON.stringify({ ...listing, imageUrl: 'javascript:alert(1)' }));
    expect((await get()).body).toContain('https://rooms.example/og.jpg');
  });

  it.each([
    ['/roommate/not-an-id', CRAWLER],
    [`/roommate/${ID}/..`, CRAWLER],
    ['/browse-listings', CRAWLER],
    [`/roommate/${ID}`, 'Mozilla/5.0 Chrome/126.0.0.0'],
  ])('asks the API nothing for %s and %s', async (url, userAgent) => {
    await get(url, userAgent);
    expect(requests).toEqual([]);
  });
});
