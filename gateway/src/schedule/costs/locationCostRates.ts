import type { CancellationTerms as Terms } from '@brigade/domain/schedule/costs/lateCancellationFee.ts';
import type { GatewayFeeRate } from '@brigade/domain/schedule/costs/gatewayFee.ts';
import { Location } from '../../businesses/locations/Location.ts';
import { fact } from '../../businesses/locations/locationSource.ts';
import type { LocationWire } from '../../businesses/locations/locationWire.ts';
import { builder } from '../../platform/schema/builder.ts';
import { type OwnRates, ownRates } from './costRates.ts';
import { gatewayFeeOf } from './gatewayFeeOf.ts';

const GatewayFee = builder.objectRef<GatewayFeeRate>('GatewayFee').implement({
  description: 'What the card network takes of one charge; every filled place is a charge of its own.',
  fields: (t) => ({
    percentage: t.exposeFloat('percentage', { description: 'Percent of the charge.' }),
    fixedCents: t.exposeInt('fixedCents', { description: 'Cents on top of it.' }),
    maximumCents: t.exposeInt('maximumCents', {
      nullable: true,
      description: 'Cents at most; null for no limit.',
    }),
  }),
});

const CancellationTerms = builder.objectRef<Terms>('CancellationTerms').implement({
  description: 'On what terms a location may call off a gig.',
  fields: (t) => ({
    freeHours: t.exposeInt('freeHours', {
      description: 'Up to so many hours before the start it costs nothing.',
    }),
    guaranteedHours: t.exposeInt('guaranteedHours', {
      description:
        'Later each confirmed pro is paid so many hours, or the whole shift where that is shorter.',
    }),
  }),
});

/** What a location tells of its rates, and the location: what else they take is asked for when it is wanted. */
type RatesShape = OwnRates & { readonly location: LocationWire };

const CostRates = builder.objectRef<RatesShape>('CostRates').implement({
  description: 'All that the cost of a gig follows from besides the gig: percentages of wages and bonus.',
  fields: (t) => ({
    platformPercentage: t.exposeFloat('platformPercentage', { description: 'What the platform adds.' }),
    inNetworkPercentage: t.exposeFloat('inNetworkPercentage', {
      description: "What it adds in the place of that for gigs of the location's own network.",
    }),
    w2Percentage: t.exposeFloat('w2Percentage', { description: 'Added for workers on payroll.' }),
    backgroundCheckPercentage: t.exposeFloat('backgroundCheckPercentage', {
      description: 'Added for gigs that require a background check.',
    }),
    tippingPercentage: t.exposeFloat('tippingPercentage', { description: 'Percent added to tips.' }),
    gatewayFee: t.field({
      type: GatewayFee,
      nullable: true,
      description:
        'By the payment method that pays for its shifts; null while there is none. A call of its own.',
      resolve: ({ location }, _args, context) => gatewayFeeOf(location, context),
    }),
    cancellation: t.expose('cancellation', {
      type: CancellationTerms,
      description: 'What calling a gig off costs.',
    }),
  }),
});

builder.objectField(Location, 'costRates', (t) =>
  t.field({
    type: CostRates,
    nullable: true,
    description:
      'What its gigs cost besides wages. Null with the error FORBIDDEN (permission `wages.view`) for onsite managers.',
    resolve: fact((location) => ({ ...ownRates(location), location })),
  }),
);
