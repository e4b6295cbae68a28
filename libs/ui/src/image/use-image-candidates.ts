import { imageCandidates } from '@roommate/contracts';
import { useState } from 'react';

interface ImageCandidate {
  /** The address to load now; undefined when none is left. */
  current: string | undefined;
  /** To be called when `current` does not load: moves on, and tells whether an address is left. */
  next: () => boolean;
  /** Whether there was an address at all. */
  hadAny: boolean;
}

/** Walks through the addresses that the specification (section 3) wants tried for a picture. */
export function useImageCandidates(url: string): ImageCandidate {
  const [failures, setFailures] = useState({ url, count: 0 });
  const candidates = imageCandidates(url);
  const count = failures.url === url ? failures.count : 0;
  return {
    current: candidates[count],
    next: () => {
      setFailures({ url, count: count + 1 });
      return count + 1 < candidates.length;
    },
    hadAny: candidates.length > 0,
  };
}
