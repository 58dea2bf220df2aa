import { Unzip, UnzipInflate } from 'fflate';
import { createPacer } from '#web/browser/yield-to-browser.ts';

/**
 * The most unpacked bytes of one part, and of all parts together. Without limits a small file could unpack to
 * gigabytes.
 */
const maxPartBytes = 4_000_000;
const maxTotalBytes = 10_000_000;
const packedSliceBytes = 8192;

/**
 * Unpacks the wanted parts of a ZIP file in slices, so that the page stays responsive. Resolves to undefined if the
 * parts are too large. Rejects if the file is damaged.
 */
export async function unzipParts(
  bytes: Uint8Array,
  isWanted: (name: string) => boolean,
): Promise<ReadonlyMap<string, string> | undefined> {
  const parts = new Map<string, string>();
  let total = 0;
  let isTooLarge = false;
  let failure: unknown;
  const unzip = new Unzip((file) => {
    if (!isWanted(file.name)) return;
    const decoder = new TextDecoder();
    let text = '';
    let size = 0;
    file.ondata = (error, chunk, isLast) => {
      if (error) {
        failure = error;
        return;
      }
      size += chunk.length;
      total += chunk.length;
      isTooLarge ||= size > maxPartBytes || total > maxTotalBytes;
      if (isTooLarge) return;
      text += decoder.decode(chunk, { stream: !isLast });
      if (isLast) parts.set(file.name, text);
    };
    file.start();
  });
  unzip.register(UnzipInflate);
  const pauseIfBusy = createPacer();
  for (let start = 0; start < bytes.length; start += packedSliceBytes) {
    const end = start + packedSliceBytes;
    unzip.push(bytes.slice(start, end), end >= bytes.length);
    if (failure) throw new Error('the file is damaged', { cause: failure });
    if (isTooLarge) return undefined;
    await pauseIfBusy();
  }
  return parts;
}
