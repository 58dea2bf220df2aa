/** How a message left the page; whether the buyer then sent it can't be known. */
const sendWays = ['whatsapp', 'email', 'copy', 'file'] as const;
export type SendWay = (typeof sendWays)[number];

export function parseSendWay(value: unknown): SendWay | undefined {
  return sendWays.find((way) => way === value);
}
