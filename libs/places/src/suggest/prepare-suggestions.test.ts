import { prepareSuggestions } from './prepare-suggestions.ts';

it('lets other work run while it prepares the suggestions', async () => {
  let turns = 0;
  const work = setInterval(() => (turns += 1), 0);
  await prepareSuggestions();
  clearInterval(work);
  expect(turns).toBeGreaterThan(3);
});
