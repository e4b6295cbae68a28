import { proxiedHeaders, proxyRules } from '@roommate/auth-emulator/proxy-rules';
import { emulatorHeaders, emulatorRules } from '../../../shell/server/src/proxy/emulator-rules.ts';

// An app may not import from dev, so the site's server has a copy.
describe('the proxy rules of the site', () => {
  it('passes on exactly the requests that the auth emulator needs', () => {
    expect(emulatorRules).toEqual(proxyRules);
    expect(emulatorHeaders.filter((name) => name !== 'host')).toEqual(proxiedHeaders);
  });
});
