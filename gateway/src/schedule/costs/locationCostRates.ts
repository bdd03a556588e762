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
    percentage: t.exposeFloat('percentage', {
      description: 'The variable part of the fee, in percent of the charge.',
    }),
    fixedCents: t.exposeInt('fixedCents', { description: 'The fixed part of the fee, in cents.' }),
    maximumCents: t.exposeInt('maximumCents', {
      nullable: true,
      description: 'The largest fee, in cents; null for no limit.',
    }),
  }),
});

const CancellationTerms = builder.objectRef<Terms>('CancellationTerms').implement({
  description: 'The terms on which a location may cancel a gig.',
  fields: (t) => ({
    freeHours: t.exposeInt('freeHours', {
      description: 'The number of hours before the start until which cancelling is free.',
    }),
    guaranteedHours: t.exposeInt('guaranteedHours', {
      description:
        'The number of hours that each confirmed pro is paid after a later cancellation, or the whole ' +
        'shift if it is shorter.',
    }),
  }),
});

/** The rates in the response of a location, and the location: what else they take is requested when needed. */
type RatesShape = OwnRates & { readonly location: LocationWire };

const CostRates = builder.objectRef<RatesShape>('CostRates').implement({
  description:
    "What a location's gigs cost besides wages, in percent of wages and bonus unless the description says " +
    'otherwise.',
  fields: (t) => ({
    platformPercentage: t.exposeFloat('platformPercentage', {
      description: 'The platform fee, on wages and bonus.',
    }),
    inNetworkPercentage: t.exposeFloat('inNetworkPercentage', {
      description: "The fee for gigs of the location's own network, in place of the platform fee.",
    }),
    w2Percentage: t.exposeFloat('w2Percentage', { description: 'Added for workers on payroll.' }),
    backgroundCheckPercentage: t.exposeFloat('backgroundCheckPercentage', {
      description: 'Added for gigs that require a background check.',
    }),
    tippingPercentage: t.exposeFloat('tippingPercentage', {
      description: 'The fee for tips, in percent of the tip.',
    }),
    gatewayFee: t.field({
      type: GatewayFee,
      nullable: true,
      description:
        'The fee of the card network for the payment method of the location. Null without a payment ' +
        'method. Costs one upstream call.',
      resolve: ({ location }, _args, context) => gatewayFeeOf(location, context),
    }),
    cancellation: t.expose('cancellation', {
      type: CancellationTerms,
      description: 'The terms for cancelling a gig.',
    }),
  }),
});

builder.objectField(Location, 'costRates', (t) =>
  t.field({
    type: CostRates,
    nullable: true,
    description:
      "What the location's gigs cost besides wages. Null with the error FORBIDDEN (permission " +
      '`wages.view`) for onsite managers.',
    resolve: fact((location) => ({ ...ownRates(location), location })),
  }),
);
