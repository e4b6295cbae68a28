import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import type { Swiper } from 'swiper';
import { afterFirstPicture } from './after-first-picture.ts';

interface HeroSwiper {
  /** For the element with the classes that Swiper wants. */
  ref: RefObject<HTMLDivElement | null>;
  /** The slider's code is here; until then, and when it cannot be loaded, the first picture stays. */
  ready: boolean;
  /** The slide that shows, counted from 0. */
  index: number;
  show: (index: number) => void;
}

/** Loads Swiper when the first picture is there and lets it take over the slides that are already on the page. */
export function useHeroSwiper(playing: boolean): HeroSwiper {
  const ref = useRef<HTMLDivElement>(null);
  const [swiper, setSwiper] = useState<Swiper>();
  const [index, setIndex] = useState(0);
  const isPlaying = useEffectEvent(() => playing);

  useEffect(() => {
    const element = ref.current;
    const picture = element?.querySelector('img');
    if (!element || !picture) return;
    let created: Swiper | undefined;
    let left = false;
    const start = async () => {
      const { createHeroSwiper } = await import('./create-hero-swiper.ts');
      if (left) return;
      created = createHeroSwiper(element, { autoplay: isPlaying(), onChange: setIndex });
      setSwiper(created);
    };
    const cancel = afterFirstPicture(picture, () => {
      // Without the slider the hero is whole: it has one picture.
      start().catch(() => undefined);
    });
    return () => {
      left = true;
      cancel();
      created?.destroy();
    };
  }, []);

  useEffect(() => {
    if (playing) swiper?.autoplay.start();
    else swiper?.autoplay.stop();
  }, [swiper, playing]);

  return { ref, ready: swiper !== undefined, index, show: (to) => swiper?.slideToLoop(to) };
}
