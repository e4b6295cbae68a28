import { HERO_SLIDE_DELAY_MS } from '@roommate/contracts';
import Swiper from 'swiper';
import 'swiper/css';
import 'swiper/css/effect-fade';
import { Autoplay, EffectFade } from 'swiper/modules';

/** The design's limit for motion. */
const FADE_MS = 200;

interface HeroSwiperOptions {
  autoplay: boolean;
  /** Called with the index of the slide that shows, counted from 0. */
  onChange: (index: number) => void;
}

/** Makes the slides below `element` a slider: looping, rotating every 3000 ms (spec, section 2). */
export const createHeroSwiper = (element: HTMLElement, { autoplay, onChange }: HeroSwiperOptions): Swiper =>
  new Swiper(element, {
    modules: [Autoplay, EffectFade],
    effect: 'fade',
    fadeEffect: { crossFade: true },
    loop: true,
    // Else a fade whose end the browser does not report would be the last one.
    loopPreventsSliding: false,
    speed: FADE_MS,
    // Counted from slide to slide and not from the end of a fade.
    autoplay: { enabled: autoplay, delay: HERO_SLIDE_DELAY_MS, waitForTransition: false },
    on: { realIndexChange: ({ realIndex }) => onChange(realIndex) },
  });
