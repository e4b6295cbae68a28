import { useState } from 'react';
import { useReducedMotion } from './use-reduced-motion.ts';

/** Whether an animation runs: as the user chose, else unless the system prefers reduced motion. */
export function usePlaying(): [playing: boolean, toggle: () => void] {
  const reducedMotion = useReducedMotion();
  const [chosen, setChosen] = useState<boolean>();
  const playing = chosen ?? !reducedMotion;
  return [playing, () => setChosen(!playing)];
}
