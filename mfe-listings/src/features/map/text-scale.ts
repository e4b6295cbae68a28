const USUAL_FONT_PX = 16;

/** How much larger than usual the browser shows text: 2 with a font of 32 px. */
export function textScale(): number {
  const font = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  return Number.isNaN(font) ? 1 : font / USUAL_FONT_PX;
}
