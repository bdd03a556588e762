import { GigApplication } from '../applications/GigApplication.ts';
import type { Context } from '../../platform/context.ts';
import { Gig } from '../../schedule/gigs/Gig.ts';
import type { ConnectionArguments } from '../../platform/paging/connectionArguments.ts';
import { connectionFromPagedList } from '../../platform/paging/connectionFromPagedList.ts';
import { builder } from '../../platform/schema/builder.ts';
import { DirectOffer } from './DirectOffer.ts';
import { DirectOfferStatus } from './directOfferEnums.ts';
import { listDirectOffers } from './directOffersApi.ts';
import type { DirectOfferWire } from './directOfferWire.ts';

const DirectOfferConnection = builder.connectionObject(
  { type: DirectOffer, name: 'DirectOfferConnection', description: 'A paginated list of offers.' },
  { name: 'DirectOfferEdge', description: 'An offer and its cursor in the list.' },
);

type OfferList = { gig_id?: number; replaces_application_id?: number; status?: DirectOfferWire['status'] };

function offers(list: OfferList, args: ConnectionArguments, { rest }: Context) {
  return connectionFromPagedList({
    args,
    fetchPage: ({ page, pageSize }) =>
      rest.call(listDirectOffers, { query: { ...list, page, page_size: pageSize } }),
    idOf: ({ id }) => id,
  });
}

builder.objectField(Gig, 'offers', (t) =>
  t.connection(
    {
      type: DirectOffer,
      nullable: true,
      description: 'The direct offers and assignments of the gig, newest first. Costs one upstream call.',
      args: {
        status: t.arg({ type: DirectOfferStatus, description: 'Returns only offers with this status.' }),
      },
      resolve: ({ id }, { status, ...args }, context) =>
        offers({ gig_id: id, ...(status && { status }) }, args, context),
    },
    DirectOfferConnection,
  ),
);

builder.objectField(GigApplication, 'replacementOffers', (t) =>
  t.connection(
    {
      type: DirectOffer,
      nullable: true,
      description:
        'Offers of the place that this application left open, newest first. Costs one upstream call.',
      resolve: ({ id }, args, context) => offers({ replaces_application_id: id }, args, context),
    },
    DirectOfferConnection,
  ),
);
