import { TYPEWRITER_DELETING_MS, TYPEWRITER_PAUSE_MS, TYPEWRITER_TYPING_MS } from '@roommate/contracts';
import { useEffect, useState } from 'react';

interface Typed {
  line: number;
  length: number;
  deleting: boolean;
}

interface Typewriter {
  /** The complete line. */
  line: string;
  /** The part of the line that is typed so far. */
  typed: string;
}

/** Returns the next state and the delay before it, in milliseconds. */
function step({ line, length, deleting }: Typed, lines: readonly string[]): [Typed, number] {
  const full = lines[line]?.length ?? 0;
  if (!deleting && length < full) return [{ line, length: length + 1, deleting }, TYPEWRITER_TYPING_MS];
  if (!deleting) return [{ line, length: length - 1, deleting: true }, TYPEWRITER_PAUSE_MS];
  if (length > 0) return [{ line, length: length - 1, deleting }, TYPEWRITER_DELETING_MS];
  return [{ line: (line + 1) % lines.length, length: 1, deleting: false }, TYPEWRITER_TYPING_MS];
}

/**
 * Types the lines in an endless loop (times: spec, section 9). It starts with the complete first line, so that the
 * first paint has text. While it is stopped, it shows a complete line.
 */
export function useTypewriter(lines: readonly string[], running: boolean): Typewriter {
  const [state, setState] = useState<Typed>({ line: 0, length: lines[0]?.length ?? 0, deleting: false });
  const line = lines[state.line] ?? '';

  if (!running && state.length !== line.length) {
    setState({ line: state.line, length: line.length, deleting: false });
  }

  useEffect(() => {
    if (!running) return;
    const [next, delay] = step(state, lines);
    const timer = setTimeout(() => setState(next), delay);
    return () => clearTimeout(timer);
  }, [state, lines, running]);

  return { line, typed: line.slice(0, state.length) };
}
