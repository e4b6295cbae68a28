import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import type { Swiper } from 'swiper';
import { afterFirstImage } from './after-first-image.ts';

interface HeroSwiper {
  /** For the element with Swiper's class names. */
  ref: RefObject<HTMLDivElement | null>;
  /** Whether the slider's code has loaded. Until then, and if loading fails, only the first image shows. */
  ready: boolean;
  /** Index of the visible slide, from 0. */
  index: number;
  show: (index: number) => void;
}

/**
 * Loads Swiper after the first image and starts it on the slides that are already on the page:
 * docs/decisions/0050-hero.md.
 */
export function useHeroSwiper(playing: boolean): HeroSwiper {
  const ref = useRef<HTMLDivElement>(null);
  const [swiper, setSwiper] = useState<Swiper>();
  const [index, setIndex] = useState(0);
  const isPlaying = useEffectEvent(() => playing);

  useEffect(() => {
    const element = ref.current;
    const image = element?.querySelector('img');
    if (!element || !image) return;
    let created: Swiper | undefined;
    let unmounted = false;
    const start = async () => {
      const { createHeroSwiper } = await import('./create-hero-swiper.ts');
      if (unmounted) return;
      created = createHeroSwiper(element, { autoplay: isPlaying(), onChange: setIndex });
      setSwiper(created);
    };
    const cancel = afterFirstImage(image, () => {
      // If loading fails, the hero stays complete with one image.
      start().catch(() => undefined);
    });
    return () => {
      unmounted = true;
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
