import { log, NetworkError } from '@roommate/shell-api';
import { waitFor } from '@testing-library/react';
import { createSenders } from '../api/create-senders.ts';
import { lateApi } from '../api/late-api.ts';
import { lateCode } from './late-code.ts';

const network = { isThere: false };
const nobody = () => Promise.resolve(null);

// No network can fail here: the import reads a file.
jest.mock('./after-page.ts', () => {
  if (!network.isThere) throw new Error('The chunk did not load.');
  return jest.requireActual<object>('./after-page.ts');
});

it('loads the client when the connection is back, although no request asks for it', async () => {
  const report = jest.spyOn(log, 'error').mockReturnValue();
  const credentials = { current: nobody, resolved: nobody, renewed: nobody };
  const api = lateApi(createSenders('http://api.example', credentials), lateCode);
  await expect(api.GET('/roommates/stats')).rejects.toThrow(NetworkError);
  const prepared = lateCode.loadWithRetries();
  await waitFor(() => expect(report).toHaveBeenCalledTimes(1));
  network.isThere = true;
  window.dispatchEvent(new Event('online'));
  await prepared;
  expect(lateCode.loaded).toBeDefined();
});
