import { createCamera } from './camera.ts';

const camera = createCamera(
  { width: 4, height: 2.7, depth: 3 },
  { pictureWidth: 800, horizon: 260, backScale: 140, eye: 1.4, eyeX: 2 },
);

describe('the camera of a room', () => {
  it('draws a metre on the back wall at the scale asked for', () => {
    const [left] = camera.project(1, 0, 3);
    const [right] = camera.project(2, 0, 3);
    expect(right - left).toBeCloseTo(140);
  });

  it('puts everything at eye height on the horizon, at any depth', () => {
    expect(camera.project(0.5, 1.4, 0)[1]).toBeCloseTo(260);
    expect(camera.project(3, 1.4, 2.5)[1]).toBeCloseTo(260);
  });

  it('draws what is nearer larger', () => {
    expect(camera.scale(0)).toBeCloseTo(280);
    expect(camera.scale(1)).toBeGreaterThan(camera.scale(2));
  });
});
