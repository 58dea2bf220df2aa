interface NetworkInformation {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

export function getNetworkInformation(): NetworkInformation {
  return (navigator as Navigator & { connection?: NetworkInformation }).connection ?? {};
}
