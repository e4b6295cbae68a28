import { contentSecurityPolicy } from './security-headers.ts';
import { siteFixture } from '../testing/site-fixture.ts';

const site = { apiBase: '/api', remotesOrigin: null, verifyFiles: true, serviceWorker: true };
const emulator = { firebase: null, emulator: { projectId: 'demo-x' }, ...site };
const firebase = {
  firebase: { apiKey: 'k', authDomain: 'rooms.firebaseapp.com', projectId: 'rooms' },
  emulator: null,
  ...site,
};

describe('the security headers', () => {
  it('are on every response, including errors', async () => {
    const fixture = await siteFixture();
    for (const url of ['/', '/nobody', '/mfe/none.js', '/api/x', '/health']) {
      const { headers } = await fixture.site.inject(url);
      expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
      expect(headers['cross-origin-opener-policy']).toBe('same-origin-allow-popups');
      expect(headers['x-content-type-options']).toBe('nosniff');
    }
    await fixture.close();
  });

  it('require TLS in production', async () => {
    for (const production of [true, false]) {
      const fixture = await siteFixture({ production });
      const { headers } = await fixture.site.inject('/');
      expect(headers['strict-transport-security']).toBe(
        production ? 'max-age=31536000; includeSubDomains' : undefined,
      );
      await fixture.close();
    }
  });

  it('allow no script, style or connection of another origin, and nothing inline', () => {
    const policy = contentSecurityPolicy({ config: emulator });
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("connect-src 'self';");
    expect(policy).toContain("frame-src 'none';");
    expect(policy).not.toContain('unsafe');
  });

  it('allow the origin of the remotes', () => {
    const policy = contentSecurityPolicy({ config: { ...emulator, remotesOrigin: 'https://cdn.example' } });
    expect(policy).toContain("default-src 'self' https://cdn.example;");
    expect(policy).toContain("script-src 'self' https://cdn.example;");
    expect(policy).toContain("base-uri 'none'");
  });

  it('allow what a real Firebase project needs', () => {
    const policy = contentSecurityPolicy({ config: firebase });
    expect(policy).toContain("script-src 'self' https://apis.google.com;");
    expect(policy).toContain('https://identitytoolkit.googleapis.com https://securetoken.googleapis.com');
    expect(policy).toContain('frame-src https://rooms.firebaseapp.com https://accounts.google.com;');
  });

  it('allow connections to the origin of the map style, and nothing else of it', () => {
    const mapStyleUrl = 'https://tiles.example:8443/styles/streets.json?key=x;y';
    const policy = contentSecurityPolicy({ config: { ...emulator, mapStyleUrl } });
    expect(policy).toContain("connect-src 'self' https://tiles.example:8443;");
    expect(policy.split('tiles.example')).toHaveLength(2);
    expect(policy).not.toContain('key=');
  });
});
