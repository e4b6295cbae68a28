/** Moves the focus to the field with this id. In a radio group it is the chosen radio or the first one. */
export function focusField(fieldId: string): void {
  const element = document.getElementById(fieldId);
  const inGroup = element?.querySelector<HTMLElement>('input:checked') ?? element?.querySelector('input');
  const control = inGroup ?? element;
  control?.focus({ preventScroll: true });
  // In the middle of the screen the sticky header does not cover the label.
  control?.scrollIntoView({ block: 'center' });
}
