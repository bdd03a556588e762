import type { gigListStatuses } from '@brigade/domain/schedule/gigs/gigListStatus.ts';
import type { gigStatuses } from '@brigade/domain/schedule/gigs/gigStatus.ts';
import type { gigTypes } from '@brigade/domain/schedule/gigs/gigType.ts';
import { builder } from '../../platform/schema/builder.ts';
import type { Described } from '../../platform/schema/described.ts';
import type { requirementCategories } from '@brigade/domain/schedule/requirements/requirementCategory.ts';

export const GigStatus = builder.enumType('GigStatus', {
  description: 'The status of a gig.',
  values: {
    UNAPPROVED: { description: 'Awaits approval by the platform.' },
    POSTED: { description: 'Open for applications. Not all places are confirmed.' },
    CONFIRMED: { description: 'All places are confirmed, or the gig has started with at least one pro.' },
    UNFILLED: { description: 'The gig started without any pros. Final.' },
    INCOMPLETE: { description: 'The work is done. Payments are due.' },
    FAILED_PAYMENT: { description: 'The work is done. A payment failed.' },
    COMPLETED: { description: 'The work is done and all payments are settled. Final.' },
    CANCELLED: { description: 'The gig was cancelled. Final.' },
  } satisfies Described<typeof gigStatuses>,
});

export const GigListStatus = builder.enumType('GigListStatus', {
  description: 'The statuses to filter lists by. Each covers one or more values of GigStatus.',
  values: {
    UNFILLED: { description: 'Unapproved, posted, or started without any pros.' },
    READY: {
      description: 'All places are confirmed, or the gig has started with at least one pro and not ended.',
    },
    COMPLETED: { description: 'The work is done and all payments are settled.' },
    PAYMENT_DUE: { description: 'The work is done. Payments are due.' },
    PAYMENT_ERROR: { description: 'The work is done. A payment failed.' },
    CANCELLED: { description: 'The gig was cancelled.' },
  } satisfies Described<typeof gigListStatuses>,
});

export const GigType = builder.enumType('GigType', {
  description: 'How a gig finds its pros.',
  values: {
    MARKETPLACE: { description: 'Open to every matching pro.' },
    NETWORK: { description: "Open to the location's network." },
    PRIVATE_DIRECT_OFFER: { description: 'Offered only to chosen pros.' },
    INTERVIEW: { description: 'A paid interview of a candidate.' },
  } satisfies Described<typeof gigTypes>,
});

export const RequirementCategory = builder.enumType('RequirementCategory', {
  description: 'The category of a requirement for pros.',
  values: {
    CERTIFICATION: { description: 'A certification, such as for food handling.' },
    EXPERIENCE: { description: 'Previous experience in the field.' },
    ATTIRE: { description: 'Clothing to wear to the shift.' },
    EQUIPMENT: { description: 'Equipment to bring to the shift.' },
    OTHER: { description: 'Any other kind of requirement.' },
  } satisfies Described<typeof requirementCategories>,
});
