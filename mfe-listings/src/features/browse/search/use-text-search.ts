import type { Completion } from '@roommate/places';
import { useEffect, useRef } from 'react';
import { useSearch } from '../search-url/use-search.ts';
import { searchForPlace, searchForText } from './new-search.ts';

/**
 * Searches for a typed text or a picked place. A text can wait for the gazetteer. It is dropped when the visitor
 * searches for something else, goes back or leaves during the wait. Filters that they change during the wait stay.
 */
export function useTextSearch() {
  const { newest, goTo } = useSearch();
  const waiting = useRef<symbol>(undefined);
  useEffect(() => {
    const drop = (): void => {
      waiting.current = undefined;
    };
    addEventListener('popstate', drop);
    return () => {
      removeEventListener('popstate', drop);
      drop();
    };
  }, []);
  return {
    searchText: (text: string): void => {
      const change = searchForText(newest() ?? {}, text);
      waiting.current = undefined;
      if (!(change instanceof Promise)) return goTo(change);
      const own = Symbol(text);
      waiting.current = own;
      void change.then((ready) => {
        if (waiting.current === own && newest()) goTo(ready);
      });
    },
    searchPlace: (place: Completion): void => {
      waiting.current = undefined;
      goTo(searchForPlace(place));
    },
  };
}
