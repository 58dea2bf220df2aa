/** How a message left the page; whether the buyer then sent it can't be known. */
export const sendWays = ['whatsapp', 'email', 'copy', 'file'] as const;
export type SendWay = (typeof sendWays)[number];
