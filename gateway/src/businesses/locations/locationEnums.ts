import type { approvalStatuses } from '@brigade/domain/businesses/locations/approval.ts';
import type { billingSources } from '@brigade/domain/businesses/locations/billingSource.ts';
import type { LocationMode as Mode } from '@brigade/domain/businesses/locations/locationMode.ts';
import type { locationAccesses } from '@brigade/domain/platform/access/locationRole.ts';
import { builder } from '../../platform/schema/builder.ts';
import type { Described } from '../../platform/schema/described.ts';

export const ApprovalStatus = builder.enumType('ApprovalStatus', {
  description: 'The possible approval states of a location.',
  values: {
    APPROVED: { description: 'The location can post gigs.' },
    PENDING: { description: 'The platform has not decided yet.' },
    DENIED: { description: 'The platform denied the location.' },
  } satisfies Described<typeof approvalStatuses>,
});

export const BillingSource = builder.enumType('BillingSource', {
  description: "Who is billed for a location's shifts.",
  values: {
    LOCATION: { description: 'The location itself is billed.' },
    ORGANIZATION: { description: 'The organization of the location is billed.' },
  } satisfies Described<typeof billingSources>,
});

export const LocationMode = builder.enumType('LocationMode', {
  description: 'The modes in which a location can be used.',
  values: {
    MARKETPLACE: { description: 'The location posts gigs to the marketplace.' },
    HIRE: { description: 'The location works with a network of pros, and hires.' },
  } satisfies Record<Mode, { description: string }>,
});

export const LocationAccess = builder.enumType('LocationAccess', {
  description: 'The role that gives a user access to a location, the most powerful that applies.',
  values: {
    PLATFORM_ADMIN: { description: 'Administers the whole marketplace.' },
    ORGANIZATION_ADMIN: { description: 'An admin of the organization that runs the location.' },
    ADMIN: { description: 'An admin of the location.' },
    TEAM_MEMBER: {
      description: 'A team member of the location: posts gigs, sees wages, manages applicants and pays.',
    },
    ONSITE_MANAGER: {
      description:
        'An onsite manager of the location: sees rosters and records attendance, without access to wages ' +
        'and applicants.',
    },
  } satisfies Described<typeof locationAccesses>,
});
