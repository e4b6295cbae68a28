import { useState } from 'react';
import { useReducedMotion } from './use-reduced-motion.ts';

/**
 * Whether something that moves by itself may: as the person chose, and until then not where the system asks for less
 * motion.
 * @returns the state and what turns it around
 */
export function usePlaying(): [playing: boolean, toggle: () => void] {
  const reducedMotion = useReducedMotion();
  const [chosen, setChosen] = useState<boolean>();
  const playing = chosen ?? !reducedMotion;
  return [playing, () => setChosen(!playing)];
}
