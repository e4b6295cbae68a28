import { nusrat, room } from './support/people.ts';
import { startApi, type TestApi } from './support/start-api.ts';

let api: TestApi;

afterEach(() => api.close());

const post = (imageUrl: string) =>
  api.call('POST', '/roommates', { as: nusrat, body: { ...room, imageUrl } });

it('refuses an image of a private host in production, for new and edited listings', async () => {
  api = await startApi({ production: true });
  const refused = await post('http://127.1/room.jpg');
  expect([refused.status, refused.body.errors]).toEqual([
    400,
    [{ field: 'imageUrl', message: 'Image URL must be on the public internet.' }],
  ]);
  const { body } = await post(room.imageUrl);
  const edit = { ...room, imageUrl: 'http://[::1]/room.jpg' };
  const path = `/roommates/${String(body.insertedId)}`;
  expect((await api.call('PUT', path, { as: nusrat, body: edit })).status).toBe(400);
  expect((await api.call('GET', path)).body.imageUrl).toBe(room.imageUrl);
});

it('accepts images from this machine in development', async () => {
  api = await startApi();
  expect((await post('http://localhost:3000/pictures/room.svg')).status).toBe(201);
});
