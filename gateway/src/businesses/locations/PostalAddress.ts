import { builder } from '../../platform/schema/builder.ts';

/** A postal address in the United States. */
export interface PostalAddressShape {
  readonly line1: string;
  readonly city: string;
  readonly stateCode: string;
  readonly postalCode: string;
}

export const PostalAddress = builder.objectRef<PostalAddressShape>('PostalAddress').implement({
  description: 'A postal address in the United States.',
  fields: (t) => ({
    line1: t.exposeString('line1', { description: 'House number and street.' }),
    city: t.exposeString('city', { description: 'The name of the city.' }),
    stateCode: t.exposeString('stateCode', { description: 'The two letters of the state, e.g. `FL`.' }),
    postalCode: t.exposeString('postalCode', { description: 'ZIP code: 5 digits, or 5 and 4.' }),
  }),
});
