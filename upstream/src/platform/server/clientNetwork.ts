import { isIPv6 } from 'node:net';

const networkGroups = 4;
const allGroups = 8;

/**
 * The network of a client for rate limits: an IPv4 address, or the /64 of an IPv6 address, because a single device can
 * choose any address of a /64.
 */
export function clientNetwork(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
  return isIPv6(plain) ? `${groupsOf(plain).slice(0, networkGroups).join(':')}::/64` : plain;
}

function groupsOf(address: string): string[] {
  const inGroups = address.replace(/%.*$/, '').replace(/[\d.]+\.\d+$/, '0:0');
  const [before = [], after = []] = inGroups
    .split('::')
    .map((part) => part.split(':').filter((group) => group !== ''));
  const omitted = Array.from({ length: allGroups - before.length - after.length }, () => '0');
  return [...before, ...omitted, ...after].map((group) => Number.parseInt(group, 16).toString(16));
}
