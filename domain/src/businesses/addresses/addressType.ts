/** What an address is to its location: its own, or another one where gigs take place. */
export const addressTypes = ['PRIMARY', 'SECONDARY'] as const;

/** What an address is to its location. */
export type AddressType = (typeof addressTypes)[number];
