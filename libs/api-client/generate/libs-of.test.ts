import { libsOf } from './libs-of.ts';

it('names what the API loads, itself or by a lib, and nothing that only its tests take', async () => {
  const libs = await libsOf('api-nest');
  expect(libs).toEqual(expect.arrayContaining(['@roommate/contracts', '@roommate/server']));
  expect(libs).not.toContain('@roommate/api-client');
});

it('puts a lib before the one that needs it', async () => {
  const libs = await libsOf('shell/server');
  expect(libs.indexOf('@roommate/release-registry')).toBeGreaterThan(-1);
  expect(libs.indexOf('@roommate/release-registry')).toBeLessThan(libs.indexOf('@roommate/release-store'));
});
