/** The Network Information API. */
interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** What the browser says about the network; an empty object where it has no such API. */
export function getConnection(): Connection {
  return (navigator as Navigator & { connection?: Connection }).connection ?? {};
}
