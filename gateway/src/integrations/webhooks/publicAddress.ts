import { BlockList, isIP } from 'node:net';

/** IPv4 networks that are not part of the public Internet (IANA's special-purpose registry), and multicast. */
const closedIpv4 = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/3',
];

/** Of the global IPv6 addresses, those that reach no host directly: Teredo, ORCHID, benchmarks, documentation, 6to4. */
const closedIpv6 = ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20'];

function listOf(networks: readonly string[], family: 'ipv4' | 'ipv6'): BlockList {
  const list = new BlockList();
  for (const network of networks) {
    const [address = '', prefix] = network.split('/');
    list.addSubnet(address, Number(prefix), family);
  }
  return list;
}

const closed = { ipv4: listOf(closedIpv4, 'ipv4'), ipv6: listOf(closedIpv6, 'ipv6') };
/** Everything else is local, mapped (::ffff:0:0/96), translated (64:ff9b::/96) or unassigned. */
const globalIpv6 = listOf(['2000::/3'], 'ipv6');
const loopback = { ipv4: listOf(['127.0.0.0/8'], 'ipv4'), ipv6: listOf(['::1/128'], 'ipv6') };

/** Whether an IP address belongs to a host on the public Internet. */
export function isPublicAddress(address: string): boolean {
  const version = isIP(address);
  if (version === 4) return !closed.ipv4.check(address, 'ipv4');
  if (version !== 6 || address.includes('%')) return false;
  return globalIpv6.check(address, 'ipv6') && !closed.ipv6.check(address, 'ipv6');
}

/** Whether an IP address is this machine's own. */
export function isLoopback(address: string): boolean {
  return loopback[isIP(address) === 4 ? 'ipv4' : 'ipv6'].check(
    address,
    isIP(address) === 4 ? 'ipv4' : 'ipv6',
  );
}
