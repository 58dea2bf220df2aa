import { describe, expect, test } from 'vitest';
import { coast, mannar, outlinePath, projectCoordinates, towns, type Coordinates } from './island-outline.ts';

function measureDistance(one: Coordinates, other: Coordinates): number {
  const [x1, y1] = projectCoordinates(one);
  const [x2, y2] = projectCoordinates(other);
  return Math.hypot(x2 - x1, y2 - y1);
}

/** From a place inside, a line to the east crosses the coast an odd number of times. */
function isInland([latitude, longitude]: Coordinates): boolean {
  return coast.reduce((inside, [lat1, lon1], index) => {
    const [lat2, lon2] = coast[(index + 1) % coast.length] ?? [0, 0];
    const isMet =
      lat1 > latitude !== lat2 > latitude && longitude < lon1 + ((latitude - lat1) / (lat2 - lat1)) * (lon2 - lon1);
    return isMet ? !inside : inside;
  }, false);
}

describe('island outline', () => {
  test('has the length and width of the island', () => {
    const points = coast.map(projectCoordinates);
    const extent = (axis: 0 | 1) => {
      const values = points.map((point) => point[axis]);
      return Math.max(...values) - Math.min(...values);
    };
    expect(extent(1)).toBeGreaterThan(428);
    expect(extent(1)).toBeLessThan(438);
    expect(extent(0)).toBeGreaterThan(222);
    expect(extent(0)).toBeLessThan(246);
  });

  test.each(['elpitiya', 'kandy'] as const)('contains %s', (town) => {
    expect(isInland(towns[town])).toBe(true);
  });

  test.each([
    ['west of Elpitiya', [6.288, 79.6]],
    ['north of Mannar', [9.3, 79.5]],
  ] as const)('excludes the sea %s', (_, place) => {
    expect(isInland(place)).toBe(false);
  });

  test.each(['colombo', 'galle'] as const)('has %s less than 3 km from the coast', (town) => {
    expect(Math.min(...coast.map((place) => measureDistance(place, towns[town])))).toBeLessThan(3);
  });

  test('matches the distances stated on the page', () => {
    expect(measureDistance(towns.elpitiya, towns.galle)).toBeGreaterThan(26);
    expect(measureDistance(towns.elpitiya, towns.galle)).toBeLessThan(30);
    expect(measureDistance(towns.elpitiya, towns.colombo)).toBeGreaterThan(76);
    expect(measureDistance(towns.elpitiya, towns.colombo)).toBeLessThan(84);
  });

  test('is one closed path of curves per island', () => {
    expect(outlinePath(mannar)).toMatch(/^M[\d.]+,[\d.]+(Q[\d.]+,[\d.]+ [\d.]+,[\d.]+){5}Z$/);
  });
});
