import type { approvalStatuses } from '@brigade/domain/businesses/locations/approval.ts';
import type { billingSources } from '@brigade/domain/businesses/locations/billingSource.ts';
import type { LocationMode as Mode } from '@brigade/domain/businesses/locations/locationMode.ts';
import type { locationAccesses } from '@brigade/domain/platform/access/locationRole.ts';
import { builder } from '../platform/schema/builder.ts';
import type { Described } from '../platform/schema/described.ts';

export const ApprovalStatus = builder.enumType('ApprovalStatus', {
  description: 'Whether the platform has let a location in.',
  values: {
    APPROVED: { description: 'May post gigs.' },
    PENDING: { description: 'Waits for the platform.' },
    DENIED: { description: 'Was turned down.' },
  } satisfies Described<typeof approvalStatuses>,
});

export const BillingSource = builder.enumType('BillingSource', {
  description: "Who is billed for a location's shifts.",
  values: {
    LOCATION: { description: 'The location itself.' },
    ORGANIZATION: { description: 'Its organization.' },
  } satisfies Described<typeof billingSources>,
});

export const LocationMode = builder.enumType('LocationMode', {
  description: 'The two faces of a location.',
  values: {
    MARKETPLACE: { description: 'Posting shifts openly.' },
    HIRE: { description: 'A network of pros, and hiring.' },
  } satisfies Record<Mode, { description: string }>,
});

export const LocationAccess = builder.enumType('LocationAccess', {
  description: 'On what grounds somebody may work at a location, the widest that applies.',
  values: {
    PLATFORM_ADMIN: { description: 'Looks after the whole marketplace.' },
    ORGANIZATION_ADMIN: { description: 'Admin of the organization that the location belongs to.' },
    ADMIN: { description: 'Admin of the location.' },
    TEAM_MEMBER: { description: 'Posts gigs, sees wages, decides on applicants, pays.' },
    ONSITE_MANAGER: {
      description: 'Runs the shift: rosters and attendance, no money, no decision about who works.',
    },
  } satisfies Described<typeof locationAccesses>,
});
