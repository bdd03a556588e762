import { refuseMoney } from '../../platform/money/Money.ts';
import { builder } from '../../platform/schema/builder.ts';
import type { LocationWire } from './locationWire.ts';

/** What the platform charges at a location, in percent. */
export interface LocationFeesShape {
  readonly platform: number;
  readonly w2: number;
  readonly tipping: number;
  readonly backgroundChecks: number;
  readonly inNetworkPayments: number;
}

function visible(percentage: number | null | undefined): number {
  return percentage ?? refuseMoney();
}

/**
 * The fees of a location.
 *
 * @throws GraphQLError with the code FORBIDDEN where the wire hides them from the viewer
 */
export function visibleFees(location: LocationWire): LocationFeesShape {
  return {
    platform: visible(location.platform_fee_percentage),
    w2: visible(location.w2_fee_percentage),
    tipping: visible(location.tipping_fee_percentage),
    backgroundChecks: visible(location.background_checks_fee_percentage),
    inNetworkPayments: visible(location.in_network_payments_fee_percentage),
  };
}

export const LocationFees = builder.objectRef<LocationFeesShape>('LocationFees').implement({
  description: 'Fee percentages; hidden (null with an error) from onsite managers.',
  fields: (t) => ({
    platform: t.exposeFloat('platform', { description: 'The platform fee, in percent of wages and bonus.' }),
    w2: t.exposeFloat('w2', {
      description: 'The fee for workers on payroll, in percent of wages and bonus.',
    }),
    tipping: t.exposeFloat('tipping', {
      description: 'The fee for a tip, in percent of the tip.',
    }),
    backgroundChecks: t.exposeFloat('backgroundChecks', {
      description: 'The fee for gigs that require a background check, in percent of wages and bonus.',
    }),
    inNetworkPayments: t.exposeFloat('inNetworkPayments', {
      description:
        "The fee for gigs of the location's own network, in percent of wages and bonus; it replaces the " +
        'platform fee.',
    }),
  }),
});
