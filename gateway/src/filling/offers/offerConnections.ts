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
  { type: DirectOffer, name: 'DirectOfferConnection', description: 'A part of a list of offers.' },
  { name: 'DirectOfferEdge', description: 'An offer and its place in the list.' },
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
      description: 'Who was asked or assigned, and who answered, the last first. A call of its own.',
      args: { status: t.arg({ type: DirectOfferStatus, description: 'Only those. Left out: all.' }) },
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
        'To whom the place was offered that this application left, the last first. A call of its own.',
      resolve: ({ id }, args, context) => offers({ replaces_application_id: id }, args, context),
    },
    DirectOfferConnection,
  ),
);
