interface NetworkInformation {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

export function getConnection(): NetworkInformation {
  return (navigator as Navigator & { connection?: NetworkInformation }).connection ?? {};
}
