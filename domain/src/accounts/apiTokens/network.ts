const octet = '(25[0-5]|2[0-4]\\d|1\\d\\d|[1-9]?\\d)';
const ipv4 = new RegExp(`^${octet}(\\.${octet}){3}$`);
const longestPrefix = { ipv4: 32, ipv6: 128 } as const;

/** Whether a text is an IP address, or a network in CIDR notation such as 203.0.113.0/24. */
export function isNetwork(text: string): boolean {
  const [address = '', prefix, ...more] = text.split('/');
  const family = familyOf(address);
  if (family === null || more.length > 0) return false;
  return prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) <= longestPrefix[family]);
}

/** The networks in a text, separated by commas, spaces or lines. */
export function networksIn(text: string): string[] {
  return text.split(/[\s,]+/).filter((part) => part !== '');
}

function familyOf(address: string): 'ipv4' | 'ipv6' | null {
  if (ipv4.test(address)) return 'ipv4';
  // IPv4 has one form here.
  if (/^(?:0*:)+ffff:/i.test(address)) return null;
  // An address of a web page can contain an IPv6 address, which every platform can parse.
  return /^[\da-f:.]+$/i.test(address) && URL.canParse(`http://[${address}]`) ? 'ipv6' : null;
}
