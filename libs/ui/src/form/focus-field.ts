/** Puts the focus on the field with this id; of a radio group on the chosen radio, or the first. */
export function focusField(fieldId: string): void {
  const element = document.getElementById(fieldId);
  const inGroup = element?.querySelector<HTMLElement>('input:checked') ?? element?.querySelector('input');
  const control = inGroup ?? element;
  control?.focus({ preventScroll: true });
  // The middle of the screen keeps the label in sight, below the sticky header.
  control?.scrollIntoView({ block: 'center' });
}
