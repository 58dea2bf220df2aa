import { describe, expect, test } from 'vitest';
import { getClientAddress } from './client-address.ts';

describe('the address of a client', () => {
  test('is that of the connection when no proxy is trusted', () => {
    expect(getClientAddress('192.0.2.1', '198.51.100.7', 0)).toBe('192.0.2.1');
  });

  test('is that of the connection when the proxies have sent no entry', () => {
    expect(getClientAddress('192.0.2.1', undefined, 1)).toBe('192.0.2.1');
    expect(getClientAddress('192.0.2.1', undefined, 2)).toBe('192.0.2.1');
  });

  test('is the entry of the outermost trusted proxy', () => {
    expect(getClientAddress('127.0.0.1', '203.0.113.9, 198.51.100.7', 1)).toBe('198.51.100.7');
    expect(getClientAddress('127.0.0.1', 'lie, 198.51.100.7, 10.0.0.2', 2)).toBe('198.51.100.7');
  });

  test('is the first entry if there are fewer entries than trusted proxies', () => {
    expect(getClientAddress('127.0.0.1', '198.51.100.7', 2)).toBe('198.51.100.7');
  });

  test.each([
    ['192.0.2.1', '192.0.2.1'],
    ['::ffff:192.0.2.1', '192.0.2.1'],
    ['::FFFF:192.0.2.1', '192.0.2.1'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002::1', '2001:db8:1:2::/64'],
    ['2001:DB8:a:b:c:d:e:f', '2001:db8:a:b::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['2001:db8::3:4:5', '2001:db8:0:0::/64'],
    ['1:2:3::', '1:2:3:0::/64'],
    ['1:2::3:4:5:6:7', '1:2:0:3::/64'],
    ['::1:2:3:4:5:6:7', '0:1:2:3::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::1%a:b:c:d:e:f:g', '0:0:0:0::/64'],
    ['64:ff9b::192.0.2.1', '64:ff9b:0:0::/64'],
    ['x::ffff:192.0.2.1', 'x::ffff:192.0.2.1'],
    ['::ffff:192.0.2.1x', '::ffff:192.0.2.1x'],
    ['', ''],
  ])('of the connection %j is the IPv4 address, or the network of the IPv6 one: %j', (address, client) => {
    expect(getClientAddress(address, undefined, 0)).toBe(client);
  });

  test.each([
    ['198.51.100.7', '198.51.100.7'],
    ['198.51.100.7:4711', '198.51.100.7'],
    ['2001:db8:1:2::3', '2001:db8:1:2::/64'],
    ['[2001:db8:1:2::3]', '2001:db8:1:2::/64'],
    ['[2001:db8:1:2::3]:4711', '2001:db8:1:2::/64'],
    ['unknown', '192.0.2.1'],
    ['', '192.0.2.1'],
    ['x[2001:db8:1:2::3]', '192.0.2.1'],
    ['[2001:db8:1:2::3]:47x', '192.0.2.1'],
    ['x198.51.100.7:47', '192.0.2.1'],
    ['198.51.100.7:47x', '192.0.2.1'],
  ])('of the entry %j is its IP address without a port, or that of the connection: %j', (entry, client) => {
    expect(getClientAddress('192.0.2.1', entry, 1)).toBe(client);
  });
});
