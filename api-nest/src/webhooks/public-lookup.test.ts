import { promisify } from 'node:util';
import { publicLookup } from './public-lookup.ts';

const lookup = promisify(publicLookup);

describe('the look-up of a receiver', () => {
  it.each([true, false])('refuses a name that leads to this machine (all: %s)', async (all) => {
    await expect(lookup('localhost', { all })).rejects.toMatchObject({ code: 'private_host' });
  });

  it('passes on that a name does not exist', async () => {
    await expect(lookup('receiver.invalid', { all: true })).rejects.toMatchObject({
      code: expect.stringMatching(/^(ENOTFOUND|EAI_AGAIN)$/) as string,
    });
  });
});
