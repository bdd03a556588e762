import { BlockList, isIP, isIPv4 } from 'node:net';

const longestPrefix = { IPv4: 32, IPv6: 128 } as const;
const subnetFamily = { IPv4: 'ipv4', IPv6: 'ipv6' } as const;

const isMapped = /^(?:0*:)+ffff:/i;

/** Whether a text is an IP address, or a network in CIDR notation such as 203.0.113.0/24. */
export function isNetwork(text: string): boolean {
  const { address, prefix } = partsOf(text);
  // IPv4 has one form here, and the zone of an address means nothing elsewhere.
  if (isIP(address) === 0 || address.includes('%') || isMapped.test(address)) return false;
  return (
    prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) <= longestPrefix[familyOf(address)])
  );
}

/** Whether an address is in one of the networks. */
export function isInNetworks(address: string, networks: readonly string[]): boolean {
  const plain = plainAddress(address);
  const family = familyOf(plain);
  const list = new BlockList();
  for (const network of networks) {
    const { address: first, prefix } = partsOf(network);
    // Otherwise, ::/0 would include IPv4.
    if (familyOf(first) !== family) continue;
    list.addSubnet(first, Number(prefix ?? longestPrefix[family]), subnetFamily[family]);
  }
  return list.check(plain, subnetFamily[family]);
}

/** The family of a client's address. */
export function familyOf(address: string): 'IPv4' | 'IPv6' {
  return isIPv4(plainAddress(address)) ? 'IPv4' : 'IPv6';
}

/** Servers that listen on both families see IPv4 clients as IPv4-mapped IPv6 addresses. */
function plainAddress(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');
}

function partsOf(text: string): { address: string; prefix: string | undefined } {
  const [address = '', prefix, ...more] = text.split('/');
  return more.length > 0 ? { address: '', prefix } : { address, prefix };
}
