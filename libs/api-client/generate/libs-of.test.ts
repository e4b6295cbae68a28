import { libsOf } from './libs-of.ts';

it('lists the libs that the API loads, directly or not, without those of its tests', async () => {
  const libs = await libsOf('api-nest');
  expect(libs).toEqual(expect.arrayContaining(['@roommate/contracts', '@roommate/server']));
  expect(libs).not.toContain('@roommate/api-client');
});

it('lists a lib before the lib that needs it', async () => {
  const libs = await libsOf('shell/server');
  expect(libs.indexOf('@roommate/release-registry')).toBeGreaterThan(-1);
  expect(libs.indexOf('@roommate/release-registry')).toBeLessThan(libs.indexOf('@roommate/release-store'));
});
