export type Coordinates = readonly [latitude: number, longitude: number];

/** The coast of Sri Lanka, clockwise from Point Pedro in the north. Accurate to about two kilometres. */
export const coast: readonly Coordinates[] = [
  [9.832, 80.235],
  [9.8, 80.28],
  [9.74, 80.335],
  [9.65, 80.42],
  [9.56, 80.51],
  [9.48, 80.6],
  [9.4, 80.68],
  [9.32, 80.77],
  [9.265, 80.82],
  [9.18, 80.855],
  [9.09, 80.91],
  [9.0, 80.955],
  [8.93, 81.0],
  [8.82, 81.1],
  [8.7, 81.19],
  [8.62, 81.22],
  [8.575, 81.245],
  [8.52, 81.2],
  [8.48, 81.19],
  [8.45, 81.25],
  [8.51, 81.32],
  [8.43, 81.36],
  [8.29, 81.385],
  [8.14, 81.44],
  [8.0, 81.53],
  [7.92, 81.57],
  [7.83, 81.61],
  [7.72, 81.705],
  [7.58, 81.775],
  [7.41, 81.835],
  [7.22, 81.865],
  [7.05, 81.88],
  [6.93, 81.86],
  [6.84, 81.84],
  [6.74, 81.82],
  [6.63, 81.77],
  [6.5, 81.69],
  [6.38, 81.54],
  [6.28, 81.43],
  [6.21, 81.335],
  [6.17, 81.22],
  [6.12, 81.13],
  [6.11, 81.02],
  [6.085, 80.94],
  [6.05, 80.86],
  [6.015, 80.79],
  [5.96, 80.69],
  [5.92, 80.59],
  [5.945, 80.535],
  [5.945, 80.46],
  [5.97, 80.42],
  [5.98, 80.34],
  [6.01, 80.245],
  [6.03, 80.21],
  [6.07, 80.15],
  [6.14, 80.1],
  [6.235, 80.05],
  [6.34, 80.02],
  [6.42, 79.995],
  [6.48, 79.975],
  [6.58, 79.955],
  [6.71, 79.9],
  [6.84, 79.86],
  [6.94, 79.845],
  [7.05, 79.855],
  [7.21, 79.825],
  [7.41, 79.805],
  [7.58, 79.785],
  [7.74, 79.785],
  [7.9, 79.755],
  [8.03, 79.71],
  [8.12, 79.69],
  [8.23, 79.73],
  [8.29, 79.76],
  [8.2, 79.775],
  [8.08, 79.785],
  [8.02, 79.82],
  [8.13, 79.83],
  [8.29, 79.82],
  [8.4, 79.83],
  [8.53, 79.86],
  [8.6, 79.905],
  [8.73, 79.93],
  [8.85, 79.925],
  [8.95, 79.965],
  [9.02, 80.02],
  [9.13, 80.065],
  [9.24, 80.095],
  [9.32, 80.06],
  [9.39, 80.05],
  [9.47, 80.08],
  [9.57, 80.05],
  [9.54, 80.15],
  [9.51, 80.24],
  [9.5, 80.37],
  [9.56, 80.34],
  [9.61, 80.22],
  [9.64, 80.1],
  [9.66, 80.0],
  [9.7, 79.93],
  [9.76, 79.88],
  [9.79, 79.95],
  [9.82, 80.04],
  [9.83, 80.14],
];

export const mannar: readonly Coordinates[] = [
  [8.975, 79.915],
  [9.05, 79.84],
  [9.1, 79.72],
  [9.065, 79.71],
  [9.005, 79.82],
];

export const towns = {
  colombo: [6.935, 79.85],
  kandy: [7.291, 80.636],
  galle: [6.033, 80.217],
  elpitiya: [6.288, 80.16],
} as const satisfies Record<string, Coordinates>;

/** North-west corner of the drawing, and its units per degree of latitude; a unit is about a kilometre. */
const corner: Coordinates = [10.06, 79.28];
const unitsPerDegree = 110.6;
/** Length of a degree of longitude, as a share of one of latitude, in the middle of the island (7.9 degrees north). */
const shortening = Math.cos((7.9 * Math.PI) / 180);

export function projectCoordinates([latitude, longitude]: Coordinates): readonly [x: number, y: number] {
  const round = (value: number) => Math.round(value * 10) / 10;
  return [round((longitude - corner[1]) * unitsPerDegree * shortening), round((corner[0] - latitude) * unitsPerDegree)];
}

/** A smooth closed curve: each place is the control point of an arc from the midpoint before it to the one after. */
export function outlinePath(places: readonly Coordinates[]): string {
  const midpoints = places.map((place, index) => {
    const [latitude, longitude] = places[(index + 1) % places.length] ?? place;
    return projectCoordinates([(place[0] + latitude) / 2, (place[1] + longitude) / 2]).join();
  });
  const arcs = places.map((place, index) => `Q${projectCoordinates(place).join()} ${midpoints[index]}`);
  return `M${midpoints.at(-1)}${arcs.join('')}Z`;
}
