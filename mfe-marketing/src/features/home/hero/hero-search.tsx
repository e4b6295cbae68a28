import { browsePath, pagePaths } from '@roommate/contracts';
import { useNavigate } from '@roommate/shell-api';
import { SearchBox } from '@roommate/ui';

/** Loads the gazetteer (30 KB), which only people who search need. */
const loadSuggest = async () => {
  const { completeQuery, prepareSuggestions } = await import('@roommate/places');
  await prepareSuggestions();
  return (text: string) => completeQuery(text);
};

/** The search of the browse page. */
export function HeroSearch() {
  const navigate = useNavigate();
  return (
    <SearchBox
      label="Search rooms"
      placeholder="Area, rent, seat"
      action={pagePaths.browse}
      text=""
      size="large"
      loadSuggest={loadSuggest}
      onSearch={(q) => void navigate(browsePath({ q }))}
      onPick={({ id, before }) => void navigate(browsePath({ q: before, places: [id] }))}
    />
  );
}
