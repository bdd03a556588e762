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
    platform: t.exposeFloat('platform', { description: 'Percent of the wage that the platform adds.' }),
    w2: t.exposeFloat('w2', { description: 'Percent added for workers on payroll.' }),
    tipping: t.exposeFloat('tipping', {
      description: 'Percent of a tip that is charged on top.',
    }),
    backgroundChecks: t.exposeFloat('backgroundChecks', {
      description: 'Percent added for gigs that require a background check.',
    }),
    inNetworkPayments: t.exposeFloat('inNetworkPayments', {
      description: "Percent added for pros of the location's own network.",
    }),
  }),
});
