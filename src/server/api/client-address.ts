import { isIP } from 'node:net';

/** How many characters are read from the end of `X-Forwarded-For`: ten proxies write fewer. */
const maxHeaderLength = 600;

/**
 * The address by which requests are counted; for IPv6, its /64 network. Each trusted proxy appends its caller to
 * `X-Forwarded-For`, so the client is the entry `trustedProxies` places from the end. A client may forge the entries
 * before it.
 */
export function getClientAddress(
  socketAddress: string,
  forwardedFor: string | undefined,
  trustedProxies: number,
): string {
  const direct = parseNetwork(socketAddress) ?? socketAddress;
  if (trustedProxies === 0 || !forwardedFor) return direct;
  const [client = ''] = forwardedFor.slice(-maxHeaderLength).split(',').slice(-trustedProxies);
  return parseNetwork(stripPort(client.trim())) ?? direct;
}

function stripPort(address: string): string {
  return /^\[(.*)\](:\d+)?$/.exec(address)?.[1] ?? /^([\d.]+):\d+$/.exec(address)?.[1] ?? address;
}

function parseNetwork(address: string): string | undefined {
  const mapped = /^::ffff:([\d.]+)$/i.exec(address)?.[1] ?? address;
  if (isIP(mapped) === 4) return mapped;
  if (isIP(mapped) !== 6) return undefined;
  const [head = '', tail] = mapped.toLowerCase().replace(/%.*/, '').split('::');
  const groups = head === '' ? [] : head.split(':');
  const tailGroups = tail ? tail.split(':') : [];
  const zeros = 8 - groups.length - tailGroups.length;
  const all = [...groups, ...Array.from({ length: zeros }, () => '0'), ...tailGroups];
  const first = all.slice(0, 4).map((group) => group.replace(/^0+(?=.)/, ''));
  return `${first.join(':')}::/64`;
}
