import { useApi } from '../support/use-api.ts';

const api = useApi();

describe('GET /roommates/search', () => {
  it.each(['place', 'near'])('explains that the value of %s is not a known place', async (field) => {
    const { body } = await api.call('GET', `/roommates/search?${field}=atlantis`);
    const message = `${field} atlantis is not the id of a known place.`;
    expect(body.errors).toEqual([{ field, message }]);
  });

  it.each([
    ['?place=atlantis', 'place'],
    ['?place=Mirpur%2010', 'place'],
    [`?${'place=mirpur&'.repeat(11)}`, 'place'],
    ['?within=0&place=mirpur', 'within'],
    ['?within=51&place=mirpur', 'within'],
    ['?within=2', 'within'],
    ['?within=2&q=balcony', 'within'],
    ['?within=2km&place=mirpur', 'within'],
    ['?within=0.05&place=mirpur', 'within'],
    ['?within=1.234&place=mirpur', 'within'],
    ['?within=-1&place=mirpur', 'within'],
    ['?within=&place=mirpur', 'within'],
    ['?within=1&within=2&place=mirpur', 'within'],
    ['?near=atlantis', 'near'],
    ['?near=91,90', 'near'],
    ['?near=1,2,3', 'near'],
    ['?near=23.7,181', 'near'],
    ['?near=', 'near'],
    ['?near=buet&near=nilkhet', 'near'],
    ['?place=', 'place'],
    ['?rentMin=-1', 'rentMin'],
    ['?rentMin=abc', 'rentMin'],
    ['?rentMax=99999999', 'rentMax'],
    ['?rentMax=1&rentMax=2', 'rentMax'],
    ['?rentMin=1&rentMin=1', 'rentMin'],
    ['?rentMax=8000.5', 'rentMax'],
    ['?rentMax=1e4', 'rentMax'],
    ['?rentMax=', 'rentMax'],
    ['?rentMax=%E0%A7%AE', 'rentMax'],
    ['?rentMin=9000&rentMax=8000', 'rentMin'],
    ['?roomType=Double', 'roomType'],
    ['?roomType=single', 'roomType'],
    ['?roomType=Single&roomType=Shared', 'roomType'],
    ['?availability=maybe', 'availability'],
    ['?availability=available&availability=available', 'availability'],
    ['?postedWithin=0', 'postedWithin'],
    ['?postedWithin=366', 'postedWithin'],
    ['?postedWithin=1.5', 'postedWithin'],
    ['?postedWithin=-7', 'postedWithin'],
    ['?postedWithin=week', 'postedWithin'],
    ['?postedWithin=', 'postedWithin'],
    ['?postedWithin=1&postedWithin=7', 'postedWithin'],
    ['?hasPhoto=false', 'hasPhoto'],
    ['?hasPhoto=true&hasPhoto=true', 'hasPhoto'],
    ['?includeHidden=false', 'includeHidden'],
    ['?includeHidden=1', 'includeHidden'],
    ['?includeHidden=true&includeHidden=true', 'includeHidden'],
    ['?sort=cheapest', 'sort'],
    ['?sort=distance', 'sort'],
    ['?sort=rent&sort=newest', 'sort'],
    ['?limit=0', 'limit'],
    ['?limit=101', 'limit'],
    ['?limit=-1', 'limit'],
    ['?limit=1.5', 'limit'],
    ['?limit=ten', 'limit'],
    ['?limit=', 'limit'],
    ['?limit=1&limit=2', 'limit'],
    ['?cursor=a&cursor=b', 'cursor'],
    ['?cursor=!', 'cursor'],
    ['?cursor=abc', 'cursor'],
    [`?cursor=${Buffer.from('9_1_665f1c2ab7d94e0012a4c9d1').toString('base64url')}`, 'cursor'],
    [`?q=${'x'.repeat(201)}`, 'q'],
    ['?q=a&q=b', 'q'],
    ['?q=%E0%A6', 'q'],
    ['?limit=2&q=mirpur%', 'q'],
    ['?q=above+10k+under+5k', 'q'],
    ['?page=2', 'page'],
  ])('refuses %s and names %s', async (query, field) => {
    const { status, body } = await api.call('GET', `/roommates/search${query}`);
    expect(status).toBe(400);
    expect(body.errors).toEqual(expect.arrayContaining([expect.objectContaining({ field })]));
  });

  it.each([
    ['?rentMin=-1&roomType=Double&limit=0', ['limit', 'rentMin', 'roomType']],
    ['?within=51&postedWithin=0&hasPhoto=no', ['hasPhoto', 'postedWithin', 'within']],
  ])('names every wrong parameter of %s', async (query, fields) => {
    const { body } = await api.call('GET', `/roommates/search${query}`);
    const { errors } = body as { errors: { field: string }[] };
    expect(errors.map(({ field }) => field).sort()).toEqual(fields);
  });
});
