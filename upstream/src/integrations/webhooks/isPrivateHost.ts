import { BlockList, isIP } from 'node:net';

/** Networks outside the public Internet, by IANA's special-purpose registries, and multicast. */
const closedNetworks = [
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
  '2001::/23',
  '2001:db8::/32',
  '2002::/16',
  '3fff::/20',
];

function blockList(networks: readonly string[]): BlockList {
  const list = new BlockList();
  for (const network of networks) {
    const [address = '', bits] = network.split('/');
    list.addSubnet(address, Number(bits), familyOf(address));
  }
  return list;
}

const familyOf = (address: string) => (isIP(address) === 4 ? 'ipv4' : 'ipv6');

const closed = blockList(closedNetworks);
/** All other IPv6 addresses are local, mapped to IPv4, translated or unassigned. */
const globalIpv6 = blockList(['2000::/3']);
const loopback = blockList(['127.0.0.0/8', '::1/128']);

/** The host of a URL without the brackets of IPv6 and the dot that ends a full name. */
const plainHost = ({ hostname }: URL) => hostname.replace(/^\[|\]$|\.$/g, '');

/** Whether a URL names the machine that calls it. */
export function isLoopbackHost(url: URL): boolean {
  const host = plainHost(url);
  return isIP(host) === 0 ? /(^|\.)localhost$/.test(host) : loopback.check(host, familyOf(host));
}

/** Whether a URL has an IP address that is not public. What a name resolves to is checked when it is called. */
export function isPrivateHost(url: URL): boolean {
  const host = plainHost(url);
  if (isIP(host) === 0) return isLoopbackHost(url);
  const isReserved = isIP(host) === 6 && !globalIpv6.check(host, 'ipv6');
  return isReserved || closed.check(host, familyOf(host));
}
