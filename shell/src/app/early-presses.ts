type Control = HTMLButtonElement | HTMLInputElement | HTMLSelectElement;

interface EarlyPress {
  /** In milliseconds since the start of the page. */
  timeStamp: number;
  /** What the control showed after the press. React may have reset it. */
  value: string;
  /** Undefined for a control that cannot be checked. */
  checked?: boolean | undefined;
  /** Whether an input method was at work after the press. */
  isComposing?: boolean | undefined;
}

/** What visitors did before the scripts ran. The inline script of index.html records it. */
interface EarlyPresses {
  /** The last press of each control; the latest is at the end. */
  presses: Map<Control, EarlyPress>;
  /** The types of the recorded events. */
  types: readonly string[];
  record: (event: Event) => void;
}

declare global {
  interface Window {
    earlyPresses?: EarlyPresses;
  }
}

/** After this time, visitors no longer expect an effect of the press. A field still shows its change. */
const FORGOTTEN_MS = 10_000;

/** Repeats the change of a text. React ignores a value that a script sets, unless the value changed before. */
function repeatText(field: HTMLInputElement, { value, isComposing = false }: EarlyPress): void {
  const hasFocus = field === document.activeElement;
  // The next key of the input method brings the whole text.
  if (hasFocus && isComposing) return;
  const { value: shown, defaultValue, selectionStart, selectionEnd } = field;
  // React resets a field to its default. The visitor may have typed more text since the recording ended.
  const wasReset = shown === defaultValue;
  field.value = '';
  field.setRangeText(wasReset ? value : shown, 0, 0, 'end');
  if (hasFocus && !wasReset) field.setSelectionRange(selectionStart, selectionEnd);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  // A field may apply its text when the visitor leaves it, which has happened.
  if (!hasFocus) field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
}

/** Repeats the change of a field. React sees a change only after another state. */
function repeatChange(field: HTMLInputElement | HTMLSelectElement, press: EarlyPress): void {
  if (field instanceof HTMLSelectElement) {
    field.value = press.value;
    field.dispatchEvent(new Event('change', { bubbles: true }));
  } else if (field.type === 'checkbox' || field.type === 'radio') {
    field.checked = !press.checked;
    field.click();
  } else repeatText(field, press);
}

/** Ends the recording. Call it before React listens to the page, so that no press has its effect twice. */
export function stopRecordingPresses(): void {
  const { earlyPresses } = window;
  if (!earlyPresses) return;
  for (const type of earlyPresses.types) {
    removeEventListener(type, earlyPresses.record, true);
    addEventListener(type, noteNewerPress, true);
  }
}

/** Of the radio buttons of a group, only the last choice counts. */
const isSameChoice = (control: Control, other: Control): boolean =>
  control.type === 'radio' &&
  other.type === 'radio' &&
  control.name === other.name &&
  control.form === other.form;

/**
 * Forgets the early press of a control that the visitor uses again. So a repetition does not undo the newer press.
 * React handles newer presses of buttons and lists. It may miss the new state of another field, which is therefore
 * recorded again.
 */
function noteNewerPress(event: Event): void {
  const presses = window.earlyPresses?.presses;
  const { target, type, timeStamp } = event;
  const control =
    target instanceof Element && target.closest<Control>(type === 'click' ? 'button' : 'input, select');
  if (!presses || !control) return;
  const replaced = [...presses.keys()].filter((other) => other === control || isSameChoice(control, other));
  for (const other of replaced) presses.delete(other);
  if (replaced.length === 0 || !(control instanceof HTMLInputElement)) return;
  const { value, checked } = control;
  const isComposing = event instanceof InputEvent && event.isComposing;
  presses.set(control, { timeStamp, value, checked, isComposing });
}

/**
 * Repeats the first press that had no effect yet, because React had not taken over:
 * docs/decisions/0331-early-presses.md.
 * @returns false if there is none
 */
export function repeatNextPress(): boolean {
  const presses = window.earlyPresses?.presses;
  for (const [control, press] of presses ?? []) {
    presses?.delete(control);
    const isForgotten =
      control instanceof HTMLButtonElement && performance.now() - press.timeStamp >= FORGOTTEN_MS;
    const isReplaced = [...(presses?.keys() ?? [])].some((other) => isSameChoice(control, other));
    if (!control.isConnected || isForgotten || isReplaced) continue;
    if (control instanceof HTMLButtonElement) control.click();
    else repeatChange(control, press);
    return true;
  }
  for (const type of window.earlyPresses?.types ?? []) removeEventListener(type, noteNewerPress, true);
  return false;
}
