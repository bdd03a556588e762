import type { gigListStatuses } from '@brigade/domain/schedule/gigs/gigListStatus.ts';
import type { gigStatuses } from '@brigade/domain/schedule/gigs/gigStatus.ts';
import type { gigTypes } from '@brigade/domain/schedule/gigs/gigType.ts';
import { builder } from '../platform/schema/builder.ts';
import type { Described } from '../platform/schema/described.ts';
import type { requirementCategories } from '@brigade/domain/schedule/requirements/requirementCategory.ts';

export const GigStatus = builder.enumType('GigStatus', {
  description: 'The states of a gig, from waiting for approval to settled.',
  values: {
    UNAPPROVED: { description: 'Waits for the platform.' },
    POSTED: { description: 'Looks for pros; not every place is confirmed.' },
    CONFIRMED: { description: 'Every place is confirmed, or it has started with at least one pro.' },
    UNFILLED: { description: 'It started without anybody. Final.' },
    INCOMPLETE: { description: 'Worked; payments are still due.' },
    FAILED_PAYMENT: { description: 'Worked; a payment failed.' },
    COMPLETED: { description: 'Worked and settled. Final.' },
    CANCELLED: { description: 'Called off. Final.' },
  } satisfies Described<typeof gigStatuses>,
});

export const GigListStatus = builder.enumType('GigListStatus', {
  description: 'The statuses that lists of gigs are filtered by: coarser than GigStatus.',
  values: {
    UNFILLED: { description: 'Unapproved, posted, or started without anybody.' },
    READY: { description: 'Filled: every place is confirmed.' },
    COMPLETED: { description: 'Worked and settled.' },
    PAYMENT_DUE: { description: 'Worked; payments are still due.' },
    PAYMENT_ERROR: { description: 'Worked; a payment failed.' },
    CANCELLED: { description: 'Called off.' },
  } satisfies Described<typeof gigListStatuses>,
});

export const GigType = builder.enumType('GigType', {
  description: 'How a gig finds its pros.',
  values: {
    MARKETPLACE: { description: 'Open to every matching pro.' },
    NETWORK: { description: "Open to the location's own network." },
    PRIVATE_DIRECT_OFFER: { description: 'Offered to chosen pros only.' },
    INTERVIEW: { description: 'A paid interview.' },
  } satisfies Described<typeof gigTypes>,
});

export const RequirementCategory = builder.enumType('RequirementCategory', {
  description: 'What a requirement asks of a pro.',
  values: {
    CERTIFICATION: { description: 'A certificate, e.g. to handle food.' },
    EXPERIENCE: { description: 'Work done before.' },
    ATTIRE: { description: 'Something to wear.' },
    EQUIPMENT: { description: 'Something to bring.' },
    OTHER: { description: 'Anything else.' },
  } satisfies Described<typeof requirementCategories>,
});
