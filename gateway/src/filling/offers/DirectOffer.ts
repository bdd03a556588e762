import { GigApplication } from '../applications/GigApplication.ts';
import { applicationById } from '../applications/applicationsApi.ts';
import { Gig } from '../../schedule/gigs/Gig.ts';
import { loadGig } from '../../schedule/gigs/loadGig.ts';
import { Money, usd } from '../../platform/money/Money.ts';
import { Pro } from '../../pros/profiles/Pro.ts';
import { builder } from '../../platform/schema/builder.ts';
import { databaseIdIn } from '../../platform/schema/globalId.ts';
import { loadById } from '../../platform/schema/loadById.ts';
import { DirectOfferKind, DirectOfferStatus, OfferWithdrawalReason } from './directOfferEnums.ts';
import { directOfferById } from './directOffersApi.ts';
import type { DirectOfferWire } from './directOfferWire.ts';

export const DirectOffer = builder.node(builder.objectRef<DirectOfferWire>('DirectOffer'), {
  description: 'An offer of a gig to a chosen pro.',
  id: { resolve: ({ id }) => id },
  loadWithoutCache: (id, context) => loadById(directOfferById, databaseIdIn(id), 'offer', context),
  fields: (t) => ({
    databaseId: t.expose('id', {
      type: 'DatabaseId',
      description: 'The number of the offer; later ones are higher.',
    }),
    kind: t.expose('application_type', {
      type: DirectOfferKind,
      description: 'The kind of the offer: whether the pro was asked or assigned.',
    }),
    status: t.expose('status', { type: DirectOfferStatus, description: 'The status of the offer.' }),
    pro: t.expose('pro', { type: Pro, description: 'The pro who received the offer.' }),
    bonus: t.field({
      type: Money,
      nullable: true,
      description:
        'The bonus in addition to the wage. Null if there is none, or if the viewer may not see wages.',
      resolve: ({ bonus }) => usd(bonus),
    }),
    message: t.exposeString('message', { nullable: true, description: 'The message to the pro, if any.' }),
    withdrawalReason: t.expose('withdrawal_reason', {
      type: OfferWithdrawalReason,
      nullable: true,
      description: 'Why the offer was withdrawn. Null unless it was.',
    }),
    expiresAt: t.expose('expires_ts', {
      type: 'DateTime',
      nullable: true,
      description: 'When the offer expires, in UTC. Null if no answer is needed.',
    }),
    offeredAt: t.expose('created_ts', { type: 'DateTime', description: 'When it was created, in UTC.' }),
    answeredAt: t.expose('answered_ts', {
      type: 'DateTime',
      nullable: true,
      description: 'When the pro accepted or declined.',
    }),
    gig: t.field({
      type: Gig,
      nullable: true,
      description: 'The offered gig. Costs one upstream call for all offers of a response.',
      resolve: ({ gig_id }, _args, context) => loadGig(gig_id, context),
    }),
    application: t.field({
      type: GigApplication,
      nullable: true,
      description: 'The application that an accepted offer led to. Costs one upstream call.',
      resolve: ({ application_id: id }, _args, context) =>
        id == null ? null : loadById(applicationById, id, 'application', context),
    }),
    replacedApplication: t.field({
      type: GigApplication,
      nullable: true,
      description:
        'The application whose place is offered again. Null if the offer replaces no one. Costs one upstream call.',
      resolve: ({ replaces_application_id: id }, _args, context) =>
        id == null ? null : loadById(applicationById, id, 'application', context),
    }),
  }),
});
