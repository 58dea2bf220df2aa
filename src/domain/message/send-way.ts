const sendWays = ['whatsapp', 'email', 'copy', 'file'] as const;
export type SendWay = (typeof sendWays)[number];

export function parseSendWay(value: unknown): SendWay | undefined {
  return sendWays.find((way) => way === value);
}
