import { canZoomIn, fitted, onMap, panned, readView, viewText, zoomed, type MapView } from './map-view.ts';

const size = { width: 640, height: 480 };
const view: MapView = { lat: 23.8, lng: 90.4, zoom: 12 };
const mirpur = { lat: 23.8069, lng: 90.3687 };
const uttara = { lat: 23.8705, lng: 90.3986 };
const motijheel = { lat: 23.733, lng: 90.4172 };

describe('the view of the map', () => {
  it('fits all places with a margin', () => {
    for (const place of [mirpur, motijheel]) {
      const { x, y } = onMap(fitted([mirpur, motijheel], size), size, place);
      expect(x).toBeGreaterThan(40);
      expect(x).toBeLessThan(600);
      expect(y).toBeGreaterThan(40);
      expect(y).toBeLessThan(440);
    }
  });

  it('shows the surroundings of a single place, and the city without places', () => {
    expect(fitted([mirpur], size).zoom).toBe(12.5);
    expect(fitted([], size).lat).toBeCloseTo(23.79);
  });

  it('has the north and the south of the city without places, also on a phone', () => {
    const phone = { width: 328, height: 440 };
    for (const place of [uttara, mirpur, motijheel]) {
      const { x, y } = onMap(fitted([], phone), phone, place);
      expect(x).toBeGreaterThan(0);
      expect(x).toBeLessThan(phone.width);
      expect(y).toBeGreaterThan(0);
      expect(y).toBeLessThan(phone.height);
    }
  });

  it('moves with the pointer', () => {
    const before = onMap(view, size, mirpur);
    const after = onMap(panned(view, 30, -20), size, mirpur);
    expect(after.x - before.x).toBeCloseTo(30);
    expect(after.y - before.y).toBeCloseTo(-20);
  });

  it('zooms around a spot, which stays where it is', () => {
    const before = onMap(view, size, mirpur);
    const spot = { x: before.x - size.width / 2, y: before.y - size.height / 2 };
    const after = onMap(zoomed(view, 1, spot), size, mirpur);
    expect(after.x).toBeCloseTo(before.x);
    expect(after.y).toBeCloseTo(before.y);
  });

  it('stays near the city and within the zooms', () => {
    expect(zoomed(view, 99).zoom).toBe(15);
    expect(zoomed(view, -99).zoom).toBe(9);
    expect([canZoomIn(view), canZoomIn(zoomed(view, 99))]).toEqual([true, false]);
    expect(panned(view, 1e7, 1e7).lat).toBeLessThan(24.1);
  });

  it('is the same after a way through the URL', () => {
    expect(readView(viewText(view))).toEqual({
      lat: expect.closeTo(23.8, 4) as number,
      lng: expect.closeTo(90.4, 4) as number,
      zoom: 12,
    });
  });

  it.each([null, '', 'x', '23.8,90.4', '23.8,90.4,1e9', '<b>,90,1'])('is not read from %s', (text) => {
    expect(readView(text)).toBeUndefined();
  });
});
