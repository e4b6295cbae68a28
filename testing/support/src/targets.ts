import type { Page } from '@playwright/test';

/** WCAG 2.2, success criterion 2.5.8: CSS pixels in both directions. */
const MIN_TARGET_PX = 24;

/**
 * Scrolls to every control of the page and tries it as a pointer does. Nothing may cover its centre or cut it off at the
 * side, and it must be large enough. Links within a sentence may be as high as their line.
 * @returns the faults, one line for each control
 */
export const faultyTargets = (page: Page): Promise<string[]> =>
  page.evaluate((least) => {
    // The link that skips to the content is off the screen until Tab reaches it.
    const controls = 'a[href]:not([href="#main"]), button, summary, input, select, textarea, [role="tab"]';

    /** The element that users see and hit. A label draws its radio button or checkbox. */
    const targetOf = (control: HTMLElement): HTMLElement =>
      control instanceof HTMLInputElement && ['radio', 'checkbox'].includes(control.type)
        ? (control.labels?.[0] ?? control)
        : control;

    const isOffered = (control: HTMLElement): boolean =>
      !control.closest('[inert], [aria-hidden="true"]') &&
      !control.matches(':disabled') &&
      control.checkVisibility({ visibilityProperty: true });

    const isInSentence = (target: HTMLElement): boolean =>
      target.matches('a') &&
      getComputedStyle(target).display === 'inline' &&
      target.parentElement?.textContent.trim() !== target.textContent.trim();

    /** Whether the script has scrolled to it within a box that users cannot scroll. */
    const isClipped = (target: Element): boolean => {
      for (let box = target.parentElement; box; box = box.parentElement) {
        if (box.scrollLeft > 0 && getComputedStyle(box).overflowX === 'hidden') return true;
      }
      return false;
    };

    const faultOf = (control: HTMLElement): string | undefined => {
      const target = targetOf(control);
      target.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
      const [box] = target.getClientRects();
      if (!box) return 'has no box';
      if (box.left < -1 || box.right > innerWidth + 1 || isClipped(target)) return 'is cut off at the side';
      const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
      const isHit = (dx: number, dy: number): boolean =>
        target.contains(document.elementFromPoint(x + dx, y + dy));
      if (!isHit(0, 0)) {
        const above = document.elementFromPoint(x, y);
        return `lies under ${above?.outerHTML.slice(0, 80) ?? 'nothing: out of the screen'}`;
      }
      if (isInSentence(target)) return undefined;
      const reach = least / 2 - 0.5;
      const isWide = box.width >= least || (isHit(-reach, 0) && isHit(reach, 0));
      const isHigh = box.height >= least || (isHit(0, -reach) && isHit(0, reach));
      return isWide && isHigh ? undefined : `is ${box.width} x ${box.height} px`;
    };

    return [...document.querySelectorAll<HTMLElement>(controls)].filter(isOffered).flatMap((control) => {
      const fault = faultOf(control);
      return fault === undefined ? [] : [`${control.outerHTML.slice(0, 120)} ${fault}`];
    });
  }, MIN_TARGET_PX);
