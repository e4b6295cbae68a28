import type { ControlLook } from './describe-controls.ts';

/** A control to press. */
export interface Control {
  /** Where the page has it. */
  number: number;
  /** It is unique in the page, and the same after the page has loaded again. */
  label: string;
}

interface Skipped {
  name: RegExp;
  why: string;
}

/** Each reason is a thing that later presses need. */
const skipped: readonly Skipped[] = [
  { name: /^Yes, (delete|revoke) /, why: 'It deletes what the page shows. Cancel is pressed instead.' },
];

const NAME_LENGTH = 40;
const isSkipped = ({ name }: ControlLook): boolean => skipped.some((rule) => rule.name.test(name));

/** Equal for two controls of which one is enough. */
function kindOf(look: ControlLook, isWhole: boolean): string {
  const { tag, type, className, name, group, part, isRepeated, isInFrame } = look;
  if (group !== '') return [tag, type, group, part].join('|');
  const isNamed = !isRepeated && (isWhole || !isInFrame);
  return [tag, type, className, part, isNamed ? name : ''].join('|');
}

/**
 * Chooses the controls to press: every one with another name or look. Of cards, rows, items and the options of a group it
 * takes one.
 * @param isWhole whether that also counts for the header and the footer, which all pages have. Otherwise one of each look
 * is enough there.
 */
export function chooseControls(looks: readonly ControlLook[], isWhole: boolean): Control[] {
  const kinds = new Set<string>();
  const counts = new Map<string, number>();
  return looks.flatMap((look, number) => {
    const kind = kindOf(look, isWhole);
    if (look.isChosen || isSkipped(look) || kinds.has(kind)) return [];
    kinds.add(kind);
    const label = `${look.tag} ${look.name.slice(0, NAME_LENGTH)}`;
    const count = (counts.get(label) ?? 0) + 1;
    counts.set(label, count);
    return [{ number, label: count === 1 ? label : `${label} (${count})` }];
  });
}
