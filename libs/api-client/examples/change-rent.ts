import { createApiClient, dataOf } from '@roommate/api-client';

/** Changes the rent, unless another person has edited the listing since it was read. */
export async function changeRent(baseUrl: string, token: string, id: string, by: number): Promise<void> {
  const api = createApiClient({ baseUrl, token: () => token });
  const read = await api.GET('/roommates/{id}', { params: { path: { id } } });
  const rentAmount = dataOf(read).rentAmount + by;
  const header = { 'If-Match': read.response.headers.get('etag') ?? '*' };
  dataOf(await api.PATCH('/roommates/{id}', { params: { path: { id }, header }, body: { rentAmount } }));
}
