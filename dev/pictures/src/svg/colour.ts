/** Colours are '#rrggbb' strings throughout. */
function channels(hex: string): [number, number, number] {
  const value = Number.parseInt(hex.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

/** Mixes two colours; `share` (0..1) is the part that `b` takes. */
export function mix(a: string, b: string, share: number): string {
  const from = channels(a);
  const to = channels(b);
  const mixed = from.map((channel, i) => Math.round(channel + ((to[i] ?? 0) - channel) * share));
  return `#${mixed.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

export function lighten(hex: string, share: number): string {
  return mix(hex, '#fff6e0', share);
}

/** Shadows lean to ink green rather than to black, so that the palette stays warm. */
export function darken(hex: string, share: number): string {
  return mix(hex, '#16302a', share);
}
