import { useState } from 'react';

/** From here on the filters fit beside the list. */
const WIDE = '(min-width: 64em)';

/** The panel beside the list or the sheet over it. The panel is open from the start where the page shows a search. */
export function useFilterPanel(hasSearch: boolean) {
  const [isPanelOpen, setPanelOpen] = useState(hasSearch);
  const [isSheetOpen, setSheetOpen] = useState(false);
  return {
    isPanelOpen,
    isSheetOpen,
    toggle: (): void => {
      if (window.matchMedia(WIDE).matches) setPanelOpen(!isPanelOpen);
      else setSheetOpen(true);
    },
    closeSheet: (): void => setSheetOpen(false),
  };
}
