import { proxiedHeaders, proxyRules } from '@roommate/auth-emulator/proxy-rules';
import { emulatorHeaders, emulatorRules } from '../../../shell/server/src/proxy/emulator-rules.ts';

// An app may not import a tool, so the site's server holds a copy.
it('the site passes on exactly what the auth emulator asks for', () => {
  expect(emulatorRules).toEqual(proxyRules);
  expect(emulatorHeaders.filter((name) => name !== 'host')).toEqual(proxiedHeaders);
});
