import { connectionFromPagedList } from '../../platform/paging/connectionFromPagedList.ts';
import { builder } from '../../platform/schema/builder.ts';
import { User } from '../users/User.ts';
import { referralFields } from './referralFields.ts';
import type { ReferredBusinessWire } from './referralProgramWire.ts';
import { listReferredBusinesses } from './referralsApi.ts';

const ReferredBusiness = builder.objectRef<ReferredBusinessWire>('ReferredBusiness').implement({
  description: "A business that signed up with the viewer's referral code.",
  fields: (t) => ({
    databaseId: t.expose('id', { type: 'DatabaseId', description: 'The number of the referral.' }),
    firstName: t.exposeString('first_name', {
      description: 'The first name of the person who signed up. Referrers cannot see more.',
    }),
    businessName: t.exposeString('business_name', { description: 'The name of the business.' }),
    ...referralFields(t),
  }),
});

const ReferredBusinessConnection = builder.connectionObject(
  {
    type: ReferredBusiness,
    name: 'ReferredBusinessConnection',
    description: 'A paginated list of referred businesses.',
  },
  { name: 'ReferredBusinessEdge', description: 'A referred business and its cursor in the list.' },
);

builder.objectField(User, 'referredBusinesses', (t) =>
  t.connection(
    {
      type: ReferredBusiness,
      nullable: true,
      description:
        "The businesses that signed up with the viewer's code, newest first. Costs one upstream call.",
      resolve: (_user, args, { rest }) =>
        connectionFromPagedList({
          args,
          fetchPage: ({ page, pageSize }) =>
            rest.call(listReferredBusinesses, { query: { page, page_size: pageSize } }),
          idOf: ({ id }) => id,
        }),
    },
    ReferredBusinessConnection,
  ),
);
