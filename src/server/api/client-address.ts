import { isIP } from 'node:net';

/**
 * The address a request's calls are counted under. `forwardedFor` is the `X-Forwarded-For` header, of which exactly the
 * last `trustedProxies` entries were written by proxies of ours: the first of them is the visitor. IPv6 visitors own a
 * whole /64 network and are counted by it.
 */
export function clientAddress(socketAddress: string, forwardedFor: string | undefined, trustedProxies: number): string {
  const direct = network(socketAddress) ?? socketAddress;
  if (trustedProxies === 0 || !forwardedFor) return direct;
  const [visitor] = forwardedFor.split(',').slice(-trustedProxies);
  return (visitor === undefined ? undefined : network(withoutPort(visitor.trim()))) ?? direct;
}

/** Some proxies add the port: `192.0.2.1:5000`, `[2001:db8::1]:5000`. */
function withoutPort(address: string): string {
  return /^\[(.*)\](:\d+)?$/.exec(address)?.[1] ?? /^([\d.]+):\d+$/.exec(address)?.[1] ?? address;
}

function network(address: string): string | undefined {
  const mapped = /^::ffff:([\d.]+)$/i.exec(address)?.[1] ?? address;
  if (isIP(mapped) === 4) return mapped;
  if (isIP(mapped) !== 6) return undefined;
  const [head = '', tail] = mapped.toLowerCase().replace(/%.*/, '').split('::');
  const groups = head === '' ? [] : head.split(':');
  const tailGroups = tail ? tail.split(':') : [];
  const zeros = tail === undefined ? 0 : 8 - groups.length - tailGroups.length;
  const all = [...groups, ...Array.from({ length: zeros }, () => '0'), ...tailGroups];
  const first = all.slice(0, 4).map((group) => group.replace(/^0+(?=.)/, ''));
  return `${first.join(':')}::/64`;
}
