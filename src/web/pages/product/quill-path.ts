/** Distance between two turns of the bark in millimetres, and the radius of the hollow as a share of the quill's. */
const pitch = 1.15;
const hollow = 0.3;

/**
 * The end of a rolled quill as an SVG path in millimetres, around the origin: a spiral of half circles that winds in
 * from the rim. `diameter` in millimetres. A drawing, not a measurement of bark: every quill is wound alike.
 */
export function quillPath(diameter: number): string {
  const rim = diameter / 2;
  const end = Math.max(rim * hollow, pitch / 2);
  let radius = rim;
  let x = rim;
  let path = `M${round(x)} 0`;
  while (radius > end) {
    const arc = radius - pitch / 4;
    x = x > 0 ? x - 2 * arc : x + 2 * arc;
    path += `A${round(arc)} ${round(arc)} 0 0 1 ${round(x)} 0`;
    radius -= pitch / 2;
  }
  return path;
}

function round(millimetres: number): number {
  return Math.round(millimetres * 100) / 100;
}
