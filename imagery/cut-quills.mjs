/**
 * Cuts out the quill that lies apart in the main picture of each grade, and turns it upright, for the grade rail.
 * `node imagery/cut-quills.mjs` from the project's root, after one of those pictures was rendered again.
 */
import sharp from 'sharp';

const folder = 'media/originals';
/** By grade: the product's id, and the diameter of its quill in millimetres. */
const quills = {
  alba: [12, 6],
  'c5-special': [10, 6],
  c5: [9, 10],
  c4: [8, 13],
  m5: [7, 16],
  m4: [6, 19],
  h1: [3, 23],
  h2: [4, 25],
};
/** Where the quill lies in each main picture, in pixels; `lean` is its angle to the vertical, in degrees. */
const place = { left: 840, top: 60, width: 640, height: 700 };
const lean = 39.2;
const enlarged = 2;
/** The size in pixels of the upright cutting before it is trimmed. */
const width = 320 * enlarged;
const height = 720 * enlarged;
/** Pixels per millimetre of a finished picture, which shows 30 by 90 mm. */
const perMillimetre = 16;
/** Rows at the top and the bottom of a quill whose edges are too uneven to be measured. */
const unevenTop = 30;
const unevenBottom = 20;
/** Rows above and below the middle within which the width of a quill is measured. */
const widthReach = 80;
/** Of the width of a quill: how high its upper end and its lower end are, which keep their own outline. */
const upperEndShare = 0.28;
const lowerEndShare = 0.95;
/** Of the width of a quill: how far its lower end may stand out from the straight edges. */
const leftOverhang = 0.05;
const rightOverhang = 0.06;
/**
 * The place of a long edge in a row is a percentile of its places in the rows up to `reach` above and below. On the left
 * it is a high one, which leaves out the shadow where the mask has taken it in.
 */
const leftEdge = { reach: 110, share: 0.72 };
const leftEdgeIfDark = { reach: 260, share: 0.86 };
const rightEdge = { reach: 70, share: 0.42 };
/** Rows above and below over which the place of an edge is then averaged. */
const meanReach = 50;

for (const [grade, [product, diameter]] of Object.entries(quills)) {
  const pixels = await readUpright(`${folder}/product-${String(product).padStart(2, '0')}-main.jpg`);
  const mask = await soften(straighten(createQuillMask(pixels, grade === 'h2'), grade === 'h2'));
  const cut = await sharp(withAlpha(pixels, mask), { raw: { width, height, channels: 4 } })
    .png()
    .toBuffer();
  const trimmed = await sharp(cut).trim({ background: '#0000', threshold: 60 }).toBuffer();
  const quill = await sharp(trimmed)
    .resize(diameter * perMillimetre)
    // Enlarging the cutting has softened its edges and grain.
    .sharpen({ sigma: 1.3, m1: 0.6, m2: 1.4 })
    .toBuffer({ resolveWithObject: true });
  const tall = 90 * perMillimetre;
  await sharp({ create: { width: 30 * perMillimetre, height: tall, channels: 4, background: '#3b271800' } })
    .composite([{ input: quill.data, left: 0, top: tall - quill.info.height }])
    .webp({ quality: 92, alphaQuality: 95, effort: 6 })
    .toFile(`${folder}/grade-quill-${grade}.webp`);
}

async function readUpright(path) {
  const large = await sharp(path)
    .extract(place)
    .resize(place.width * enlarged)
    .toBuffer();
  const { data, info } = await sharp(large).rotate(lean, { background: '#b4aca0' }).toBuffer({ resolveWithObject: true });
  const left = Math.round((info.width - width) / 2);
  const top = Math.round((info.height - height) / 2);
  return sharp(data).extract({ left, top, width, height }).removeAlpha().raw().toBuffer();
}

/**
 * Returns a mask that is 1 for the pixels of the quill. Bark is browner than the table and the shadow; `isDark` bark is
 * much browner. Gaps that the bark encloses, as at the quill's end, are 1 too.
 */
function createQuillMask(pixels, isDark) {
  const brown = isDark ? [0.36, 0.48] : [0.24, 0.36];
  const count = width * height;
  const isBark = Uint8Array.from({ length: count }, (_, at) => {
    const [red, green, blue] = pixels.subarray(3 * at, 3 * at + 3);
    const light = 0.3 * red + 0.59 * green + 0.11 * blue;
    return smoothStep(...brown, (red - blue) / (red + 1)) * smoothStep(8, 25, light) > 0.5 ? 1 : 0;
  });
  let largest = [];
  const seen = new Uint8Array(count);
  for (let at = 0; at < count; at++) {
    if (isBark[at] === 0 || seen[at] === 1) continue;
    const part = flood([at], seen, (next) => isBark[next] === 1);
    if (part.length > largest.length) largest = part;
  }
  const quill = new Uint8Array(count);
  for (const at of largest) quill[at] = 1;
  const edge = Array.from({ length: count }, (_, at) => at).filter((at) => {
    const x = at % width;
    return (x === 0 || x === width - 1 || at < width || at >= count - width) && quill[at] === 0;
  });
  const outside = new Uint8Array(count);
  flood(edge, outside, (next) => quill[next] === 0);
  return outside.map((each) => 1 - each);
}

/** Returns all pixels that can be reached from the first ones through pixels that are inside; marks them in `seen`. */
function flood(first, seen, isInside) {
  const found = [...first];
  for (const at of first) seen[at] = 1;
  for (let index = 0; index < found.length; index++) {
    const at = found[index];
    const x = at % width;
    for (const next of [at - width, at + width, x > 0 ? at - 1 : -1, x < width - 1 ? at + 1 : -1]) {
      if (next < 0 || next >= seen.length || seen[next] === 1 || !isInside(next)) continue;
      seen[next] = 1;
      found.push(next);
    }
  }
  return found;
}

/**
 * Smooths the long edges of the mask, and leaves both ends as they are. With `isDark`, longer stretches are averaged,
 * because the shadow can hardly be told from the bark.
 */
function straighten(quill, isDark) {
  const left = [];
  const right = [];
  for (let y = 0; y < height; y++) {
    const row = quill.subarray(y * width, (y + 1) * width);
    left[y] = row.indexOf(1);
    right[y] = row.lastIndexOf(1);
  }
  const top = left.findIndex((x) => x >= 0);
  const bottom = left.findLastIndex((x) => x >= 0);
  const computePercentile = (edges, y, { reach, share }) => {
    const near = edges
      .slice(Math.max(top + unevenTop, y - reach), Math.min(bottom - unevenBottom, y + reach) + 1)
      .filter((x) => x >= 0);
    return near.toSorted((one, other) => one - other)[Math.floor((near.length - 1) * share)];
  };
  const middle = Math.round((top + bottom) / 2);
  const quillWidth =
    computePercentile(right, middle, { reach: widthReach, share: 0.5 }) -
    computePercentile(left, middle, { reach: widthReach, share: 0.6 });
  const lowerEnd = Math.round(bottom - lowerEndShare * quillWidth);
  const straightenEdge = (edges, edge) =>
    edges.map((_, y) => (y < top || y > bottom ? 0 : computePercentile(edges, y, edge)));
  const firsts = straightenEdge(left, isDark ? leftEdgeIfDark : leftEdge);
  const lasts = straightenEdge(right, rightEdge);
  const computeMean = (edges, y) => {
    const near = edges.slice(Math.max(top, y - meanReach), Math.min(lowerEnd, y + meanReach) + 1);
    return near.reduce((sum, x) => sum + x, 0) / near.length;
  };
  const upperEnd = top + Math.round(quillWidth * upperEndShare);
  return quill.map((inside, at) => {
    const x = at % width;
    const y = (at - x) / width;
    if (y < top || y > bottom) return 0;
    const isInLowerEnd = y > lowerEnd;
    const from = isInLowerEnd
      ? computeMean(firsts, lowerEnd) - quillWidth * leftOverhang
      : computeMean(firsts, y) + 1;
    const to = isInLowerEnd ? computeMean(lasts, lowerEnd) + quillWidth * rightOverhang : computeMean(lasts, y) - 1;
    if (x < from || x > to) return 0;
    return y < upperEnd || isInLowerEnd ? inside : 1;
  });
}

async function soften(mask) {
  const { data, info } = await sharp(Buffer.from(mask.map((each) => each * 255)), { raw: { width, height, channels: 1 } })
    .blur(4.5)
    .raw()
    .toBuffer({ resolveWithObject: true });
  return mask.map((_, at) => 255 * smoothStep(140, 205, data[at * info.channels]));
}

function withAlpha(pixels, mask) {
  const result = Buffer.alloc(mask.length * 4);
  for (const [at, alpha] of mask.entries()) {
    pixels.copy(result, 4 * at, 3 * at, 3 * at + 3);
    result[4 * at + 3] = alpha;
  }
  return result;
}

/** Returns 0 up to `from`, 1 from `to` on, and a smooth transition between them. */
function smoothStep(from, to, value) {
  const part = Math.min(1, Math.max(0, (value - from) / (to - from)));
  return part * part * (3 - 2 * part);
}
