import { HERO_SLIDE_DELAY_MS } from '@roommate/contracts';
import Swiper from 'swiper';
import { Autoplay, EffectFade } from 'swiper/modules';

/** The maximum duration of motion in the design. */
const FADE_MS = 200;

interface HeroSwiperOptions {
  autoplay: boolean;
  /** Receives the index of the visible slide, from 0. */
  onChange: (index: number) => void;
}

/** Turns the slides in `element` into a looping slider that advances every 3000 ms (spec, section 2). */
export const createHeroSwiper = (element: HTMLElement, { autoplay, onChange }: HeroSwiperOptions): Swiper =>
  new Swiper(element, {
    modules: [Autoplay, EffectFade],
    effect: 'fade',
    fadeEffect: { crossFade: true },
    loop: true,
    // Otherwise the slider would stop after a fade whose end the browser does not report.
    loopPreventsSliding: false,
    speed: FADE_MS,
    // waitForTransition: false measures the delay from slide to slide, not from the end of a fade.
    autoplay: { enabled: autoplay, delay: HERO_SLIDE_DELAY_MS, waitForTransition: false },
    on: { realIndexChange: ({ realIndex }) => onChange(realIndex) },
  });
