import { TESTIMONIAL_ADVANCE_MS, TESTIMONIAL_MANUAL_PAUSE_MS } from '@roommate/contracts';
import { useEffect, useState } from 'react';
import { usePlaying } from '../../../motion/use-playing.ts';

interface AutoAdvance {
  /** Index of the visible slide, from 0. */
  index: number;
  /** Whether auto-play is on. It stays on while it waits after a manual action. */
  playing: boolean;
  toggle: () => void;
  /** A manual action: shows a slide, wraps around at both ends, and makes auto-play wait. */
  show: (index: number) => void;
}

/**
 * The state of the testimonials (spec, sections 4 and 9). They advance every 4000 ms and wrap around. A manual action
 * stops this for 5000 ms, then the 4000 ms start again: docs/decisions/0051-testimonials-auto-play.md.
 * @param count number of slides
 */
export function useAutoAdvance(count: number): AutoAdvance {
  const [playing, toggle] = usePlaying();
  // A new object for every manual action, so that the last one restarts the wait.
  const [slide, setSlide] = useState({ index: 0, waits: false });

  useEffect(() => {
    if (!playing) return;
    const { index, waits } = slide;
    const next = waits ? index : (index + 1) % count;
    const timer = setTimeout(
      () => setSlide({ index: next, waits: false }),
      waits ? TESTIMONIAL_MANUAL_PAUSE_MS : TESTIMONIAL_ADVANCE_MS,
    );
    return () => clearTimeout(timer);
  }, [playing, slide, count]);

  return {
    index: slide.index,
    playing,
    toggle,
    show: (to) => setSlide({ index: (to + count) % count, waits: true }),
  };
}
