import { log, siteSettings } from '@roommate/shell-api';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { MapView } from '../map-view.ts';
import { afterVisibleTime } from './after-visible-time.ts';
import type { Streets } from './draw-streets.browser.ts';

/** `off`: the site has no style for streets. */
type StreetsState = 'off' | 'loading' | 'shown' | 'failed';

/** After this time in view without streets, the visitor learns that they do not come. */
const TIMEOUT_MS = 30_000;

/**
 * Draws streets where the operator has configured a style. Their code loads only then.
 * @param isMeasured whether the elements are there, in their size
 * @returns the elements to render, the state, and a second try after a failure
 */
export function useStreets(view: MapView, isMeasured: boolean) {
  const { mapStyleUrl } = siteSettings();
  const canvas = useRef<HTMLDivElement>(null);
  const credits = useRef<HTMLDivElement>(null);
  const streets = useRef<Streets>(undefined);
  const latest = useRef(view);
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<StreetsState>(mapStyleUrl === null ? 'off' : 'loading');
  useLayoutEffect(() => {
    latest.current = view;
    streets.current?.show(view);
  }, [view]);
  useEffect(() => {
    if (mapStyleUrl === null || !isMeasured) return;
    let isOver = false;
    let cancelTimeout = (): void => undefined;
    const end = (): void => {
      isOver = true;
      cancelTimeout();
      streets.current?.remove();
      streets.current = undefined;
    };
    const fail = (error: unknown): void => {
      if (isOver) return;
      end();
      log.error('The street map failed.', error);
      setState('failed');
    };
    const draw = async (): Promise<void> => {
      const { drawStreets } = await import(/* webpackChunkName: "street-map" */ './draw-streets.browser.ts');
      if (isOver || !canvas.current || !credits.current) return;
      // The code itself takes long on a slow connection.
      cancelTimeout = afterVisibleTime(TIMEOUT_MS, () => fail(new Error('The street map took too long.')));
      streets.current = drawStreets(canvas.current, {
        styleUrl: mapStyleUrl,
        view: latest.current,
        credits: credits.current,
        onShown: () => {
          cancelTimeout();
          setState('shown');
        },
        onFailure: fail,
      });
    };
    void draw().catch(fail);
    return end;
  }, [mapStyleUrl, isMeasured, attempt]);
  const retry = (): void => {
    setState('loading');
    setAttempt(attempt + 1);
  };
  return { canvas, credits, state, retry };
}
