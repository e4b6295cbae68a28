import { wishTexts } from './home-texts.ts';
import type { Preferences } from './preferences.ts';
import type { SearchHint } from './search-response.ts';
import { hintSubjects } from './search-values.ts';

/** Returns a hint in the text of a search, as responses contain it. A wish without a fact shows its own words. */
export function searchHintOf({ wish = {}, words }: { wish?: Preferences; words: string }): SearchHint {
  const about = hintSubjects.find((subject) => subject !== 'text' && wish[subject] !== undefined) ?? 'text';
  const texts: Partial<Record<string, string>> = about === 'text' ? {} : wishTexts[about];
  const value = about === 'text' ? undefined : wish[about];
  return { about, label: texts[value ?? ''] ?? `“${words}”`, words };
}
