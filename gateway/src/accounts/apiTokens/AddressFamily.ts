import { builder } from '../../platform/schema/builder.ts';

export const AddressFamily = builder.enumType('AddressFamily', {
  description: 'A kind of IP address.',
  values: {
    IPV4: { description: 'An address such as 203.0.113.7.', value: 'IPv4' },
    IPV6: { description: 'An address such as 2001:db8::1.', value: 'IPv6' },
  } as const,
});
