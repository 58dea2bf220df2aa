/** The Network Information API. */
interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

export function getConnection(): Connection {
  return (navigator as Navigator & { connection?: Connection }).connection ?? {};
}
