/** What the list of controls needs to know about one of them. */
export interface ControlLook {
  tag: string;
  type: string;
  className: string;
  /** Its name for people, as far as its own text and its label say it. */
  name: string;
  /** The name that the controls of a group have in common. */
  group: string;
  /** The part of the page that it is in. */
  part: string;
  /** A chosen radio button, which a press does not change. */
  isChosen: boolean;
  /** It is in a card, a row or an item of a list, of which there are several with other names. */
  isRepeated: boolean;
  /** It is in the header or the footer of the site. */
  isInFrame: boolean;
}

/** Where the controls get their numbers. */
export interface Numbering {
  attribute: string;
  /** The number of a control. Only what its press has opened counts: a menu, a dialog or details. */
  opener?: number;
}

/**
 * Runs in the page, so it needs all its code inside. Numbers the controls of the page again, from 0.
 * @returns the controls, each at its number
 */
export function describeControls({ attribute, opener }: Numbering): ControlLook[] {
  const openedBy = (control: Element): Element | null => {
    const dialog = [...document.querySelectorAll('dialog[open], [role="dialog"]')].find(
      (element) => element.checkVisibility() && !element.contains(control),
    );
    if (dialog) return dialog;
    if (control.getAttribute('aria-expanded') === 'true')
      return document.getElementById(control.getAttribute('aria-controls') ?? '');
    return control.matches('details[open] > summary') ? control.parentElement : null;
  };
  // The options of a select are not part of its name.
  const textOf = (element: Element): string => {
    const copy = element.cloneNode(true) as Element;
    copy.querySelectorAll('select, textarea, noscript').forEach((part) => part.remove());
    return copy.textContent;
  };
  const nameOf = (control: Element): string => {
    const label = 'labels' in control ? (control as HTMLInputElement).labels?.[0] : undefined;
    const texts = [
      control.getAttribute('aria-label'),
      label && textOf(label),
      textOf(control),
      control.getAttribute('name'),
    ];
    return (texts.find((text) => text?.trim()) ?? '').trim().replace(/\s+/g, ' ');
  };
  // A card has a name of its own.
  const partName = (part: Element): string => {
    const title = document.getElementById(part.getAttribute('aria-labelledby') ?? '')?.textContent;
    return part.matches('article') ? '' : (part.getAttribute('aria-label') ?? title ?? '');
  };
  const pressedBefore = opener === undefined ? null : document.querySelector(`[${attribute}="${opener}"]`);
  const root = opener === undefined ? document : pressedBefore && openedBy(pressedBefore);
  document.querySelectorAll(`[${attribute}]`).forEach((element) => element.removeAttribute(attribute));
  if (!root) return [];
  const controls = root.querySelectorAll<HTMLElement>(
    // Links to other sites and email addresses leave the product.
    'a[href^="/"], button:enabled, input:enabled, select:enabled, textarea:enabled, summary, [role="option"], [role="application"]',
  );
  return [...controls]
    .filter(
      (control) =>
        control !== pressedBefore &&
        // A field against spam is outside the screen, and no key reaches it. Arrow keys reach tabs and options.
        (control.tabIndex >= 0 || control.matches('[role="tab"], [role="option"]')) &&
        control.checkVisibility({ visibilityProperty: true }),
    )
    .map((control, number) => {
      const isChoice = control.matches('[type="radio"], [type="checkbox"]');
      // People press the label, which often covers the control.
      const pressed = isChoice ? (control.closest('label') ?? control) : control;
      pressed.setAttribute(attribute, String(number));
      const part = control.closest('header, footer, nav, form, dialog, article, section, main');
      return {
        tag: control.tagName.toLowerCase(),
        type: control.getAttribute('type') ?? control.getAttribute('role') ?? '',
        // A marker of the map chooses an area or zooms in, and looks the same.
        className: `${control.className} ${control.hasAttribute('aria-pressed')}`,
        name: nameOf(control),
        group: isChoice ? (control.getAttribute('name') ?? '') : '',
        part: part ? `${part.tagName} ${part.className} ${partName(part)}` : '',
        isChosen: control.matches('[type="radio"]:checked'),
        isRepeated: control.closest('article, tr, li') !== null && control.closest('nav') === null,
        isInFrame: control.closest('header, footer') !== null && control.closest('main') === null,
      };
    });
}
