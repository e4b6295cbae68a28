export type Point = readonly [x: number, y: number];

/** Extra SVG attributes, written as they are: { opacity: 0.5, 'stroke-width': 2 }. */
export type Attributes = Readonly<Record<string, string | number>>;

export function round(value: number): string {
  return String(Math.round(value * 10) / 10);
}

function written(attributes: Attributes): string {
  return Object.entries(attributes)
    .map(
      ([name, value]) =>
        ` ${name}="${typeof value === 'number' ? String(Math.round(value * 100) / 100) : value}"`,
    )
    .join('');
}

export function element(name: string, attributes: Attributes, children = ''): string {
  return children === ''
    ? `<${name}${written(attributes)}/>`
    : `<${name}${written(attributes)}>${children}</${name}>`;
}

export function rect(
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  more: Attributes = {},
): string {
  return element('rect', { x, y, width, height, fill, ...more });
}

export function circle(cx: number, cy: number, r: number, fill: string, more: Attributes = {}): string {
  return element('circle', { cx, cy, r, fill, ...more });
}

export function ellipse(
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  fill: string,
  more: Attributes = {},
): string {
  return element('ellipse', { cx, cy, rx, ry, fill, ...more });
}

export function path(d: string, fill: string, more: Attributes = {}): string {
  return element('path', { d, fill, ...more });
}

export function polygon(points: readonly Point[], fill: string, more: Attributes = {}): string {
  return path(`M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}Z`, fill, more);
}

/** A polygon whose corners are rounded by a stroke of its own colour: cushions, mattresses, leaves. */
export function softPolygon(
  points: readonly Point[],
  fill: string,
  radius: number,
  more: Attributes = {},
): string {
  return polygon(points, fill, {
    stroke: fill,
    'stroke-width': radius * 2,
    'stroke-linejoin': 'round',
    ...more,
  });
}

export function stroke(d: string, colour: string, width: number, more: Attributes = {}): string {
  return path(d, 'none', { stroke: colour, 'stroke-width': width, 'stroke-linecap': 'round', ...more });
}

export function line(a: Point, b: Point, colour: string, width: number, more: Attributes = {}): string {
  return stroke(`M${round(a[0])} ${round(a[1])}L${round(b[0])} ${round(b[1])}`, colour, width, more);
}

export function group(transform: string, ...children: string[]): string {
  return element('g', { transform }, children.join(''));
}

export function at(x: number, y: number, scale: number, ...children: string[]): string {
  const rounded = String(Math.round(scale * 1000) / 1000);
  return group(`translate(${round(x)} ${round(y)}) scale(${rounded})`, ...children);
}

export function faded(opacity: number, ...children: string[]): string {
  return element('g', { opacity }, children.join(''));
}

export function verticalGradient(
  id: string,
  stops: readonly (readonly [offset: number, colour: string])[],
): string {
  const inner = stops.map(([offset, colour]) => element('stop', { offset, 'stop-color': colour })).join('');
  return element('defs', {}, element('linearGradient', { id, x1: 0, y1: 0, x2: 0, y2: 1 }, inner));
}

/** A glow that fades to nothing at its edge; paint it with `url(#id)`. */
export function glow(id: string, colour: string, strength: number): string {
  const inner =
    element('stop', { offset: 0, 'stop-color': colour, 'stop-opacity': strength }) +
    element('stop', { offset: 1, 'stop-color': colour, 'stop-opacity': 0 });
  return element('defs', {}, element('radialGradient', { id }, inner));
}

export function clipped(id: string, shape: string, ...children: string[]): string {
  return (
    element('defs', {}, element('clipPath', { id }, shape)) +
    element('g', { 'clip-path': `url(#${id})` }, children.join(''))
  );
}

export interface Picture {
  width: number;
  height: number;
  body: string;
}

/**
 * The whole file. `crop` shows a part of it, [x, y, width, height] in the picture's own units; `output` sets another
 * size in pixels.
 */
export function document(
  picture: Picture,
  crop?: readonly [number, number, number, number],
  output?: readonly [number, number],
): string {
  const box = crop ?? [0, 0, picture.width, picture.height];
  const [width, height] = output ?? [box[2], box[3]];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box.join(' ')}" width="${width}" height="${height}">${picture.body}</svg>`;
}

export function times(count: number, draw: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => draw(index)).join('');
}
