const [nameLengthAt, extraLengthAt, headerLength] = [26, 28, 30];
const damagedLength = 10;

export function damageFirstPart(zip: Uint8Array): Uint8Array {
  const header = new DataView(zip.buffer, zip.byteOffset);
  const start = headerLength + header.getUint16(nameLengthAt, true) + header.getUint16(extraLengthAt, true);
  return zip.map((byte, index) => (index >= start && index < start + damagedLength ? 255 : byte));
}
