const networkGroups = 4;
const allGroups = 8;

/**
 * The network of a client, for limits on callers without an account: an IPv4 address, or the /64 of an IPv6 address,
 * because a single device can choose any address of a /64.
 */
export function clientNetwork(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
  return plain.includes(':') ? `${groupsOf(plain).slice(0, networkGroups).join(':')}::/64` : plain;
}

function groupsOf(address: string): string[] {
  const inGroups = address.replace(/%.*$/, '').replace(/[\d.]+\.\d+$/, '0:0');
  const gap = inGroups.indexOf('::');
  const before = partsOf(gap === -1 ? inGroups : inGroups.slice(0, gap));
  const after = gap === -1 ? [] : partsOf(inGroups.slice(gap));
  const missing = Math.max(0, allGroups - before.length - after.length);
  const omitted = Array.from({ length: missing }, () => '0');
  return [...before, ...omitted, ...after].map((group) => Number.parseInt(group, 16).toString(16));
}

function partsOf(text: string): string[] {
  return text.split(':').filter((part) => part !== '');
}
