/** The Network Information API. */
interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** What the browser tells about the network; nothing in some browsers. */
export function connection(): Connection {
  return (navigator as Navigator & { connection?: Connection }).connection ?? {};
}
