import { siteFixture } from '../testing/site-fixture.ts';

const statusOf = async (
  headers: Record<string, string>,
  options: Parameters<typeof siteFixture>[0] = {},
): Promise<number> => {
  const fixture = await siteFixture({ corsOrigins: ['https://partner.example'], ...options });
  const url = '/api/roommates/count';
  const sent = { host: 'localhost', ...headers };
  const { statusCode } = await fixture.site.inject({ method: 'POST', url, headers: sent });
  await fixture.close();
  return statusCode;
};

/** The API does not run, so the site cannot forward what it accepts. */
const ACCEPTED = 503;

describe('the site outside production', () => {
  it('refuses a public host name, which its owner could point to this machine', async () => {
    expect(await statusOf({ host: 'evil.example' })).toBe(403);
    expect(await statusOf({ host: 'rooms.example' })).toBe(ACCEPTED);
  });

  it('refuses changes from pages of foreign origins', async () => {
    expect(await statusOf({ origin: 'https://evil.example' })).toBe(403);
    expect(await statusOf({ origin: 'http://localhost' })).toBe(ACCEPTED);
    expect(await statusOf({ origin: 'https://partner.example' })).toBe(ACCEPTED);
  });
});

it('leaves both to the proxy in production', async () => {
  const headers = { host: 'evil.example', origin: 'https://evil.example' };
  expect(await statusOf(headers, { production: true })).toBe(ACCEPTED);
});
