type Control = HTMLButtonElement | HTMLInputElement | HTMLSelectElement;

interface EarlyPress {
  /** In milliseconds since the start of the page. */
  timeStamp: number;
  /** What the control showed after the press. React may have reset it. */
  value: string;
  /** Undefined for a control that cannot be checked. */
  checked?: boolean | undefined;
}

/** What visitors did before the scripts ran. The inline script of index.html records it. */
interface EarlyPresses {
  /** The last press of each control; the latest is at the end. */
  presses: Map<Control, EarlyPress>;
  record: (event: Event) => void;
}

declare global {
  interface Window {
    earlyPresses?: EarlyPresses;
  }
}

/** After this time, nobody expects an effect of the press any more. A field still shows its change. */
const FORGOTTEN_MS = 10_000;

/** Repeats the change of a field. React sees a change only after another state. */
function repeatChange(
  field: HTMLInputElement | HTMLSelectElement,
  { value, checked = false }: EarlyPress,
): void {
  if (field instanceof HTMLSelectElement) {
    field.value = value;
    field.dispatchEvent(new Event('change', { bubbles: true }));
  } else if (field.type === 'checkbox' || field.type === 'radio') {
    field.checked = !checked;
    field.click();
  } else if (field !== document.activeElement) {
    // In a field with the focus, the next key brings the whole text, and an input method may be at work.
    field.value = '';
    field.setRangeText(value);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
}

/** Ends the recording. Call it before React listens to the page, so that no press has its effect twice. */
export function stopRecordingPresses(): void {
  const { earlyPresses } = window;
  if (!earlyPresses) return;
  for (const type of ['click', 'input']) removeEventListener(type, earlyPresses.record, true);
}

/** Repeats what had no effect because React had not taken over: docs/decisions/0331-early-presses.md. */
export function repeatEarlyPresses(): void {
  stopRecordingPresses();
  const presses = [...(window.earlyPresses?.presses ?? [])];
  delete window.earlyPresses;
  for (const [control, press] of presses) {
    if (!control.isConnected) continue;
    if (!(control instanceof HTMLButtonElement)) repeatChange(control, press);
    else if (performance.now() - press.timeStamp < FORGOTTEN_MS) control.click();
  }
}
