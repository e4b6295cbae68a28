import { imageCandidates } from '@roommate/contracts';
import { useState } from 'react';

interface ImageCandidate {
  /** The URL to load now; undefined when all have failed. */
  current: string | undefined;
  /** Call it when `current` does not load. It moves to the next URL and returns false when none is left. */
  next: () => boolean;
  /** Whether the listing has a URL. */
  hadAny: boolean;
}

/** Tries the URLs of an image in the order of the specification, section 3. */
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
