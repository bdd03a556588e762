import { builder } from '../../platform/schema/builder.ts';
import type { Described } from '../../platform/schema/described.ts';
import type { directOfferKinds, directOfferStatuses, withdrawalReasons } from './directOfferWire.ts';

export const DirectOfferKind = builder.enumType('DirectOfferKind', {
  description: 'How a pro gets a gig without having applied.',
  values: {
    DIRECT_OFFER: { description: 'The pro gets an offer, which they may decline.' },
    ASSIGNMENT: { description: 'The pro is assigned and has the place immediately.' },
  } satisfies Described<typeof directOfferKinds>,
});

export const DirectOfferStatus = builder.enumType('DirectOfferStatus', {
  description: 'The status of a direct offer.',
  values: {
    PENDING: { description: 'The offer awaits an answer.' },
    ACCEPTED: { description: 'The pro has the place.' },
    DECLINED: { description: 'The pro declined the offer.' },
    EXPIRED: { description: 'The pro did not answer in time.' },
    WITHDRAWN: { description: 'The offer was withdrawn before the pro answered.' },
  } satisfies Described<typeof directOfferStatuses>,
});

export const OfferWithdrawalReason = builder.enumType('OfferWithdrawalReason', {
  description: 'Why an offer was withdrawn.',
  values: {
    STAFFER: { description: "A member of the location's team withdrew the offer." },
    GIG_FULL: { description: 'The last place was filled.' },
    GIG_CANCELLED: { description: 'The gig was cancelled.' },
    PRO_BLOCKED: { description: 'The pro was blocked at the location.' },
  } satisfies Described<typeof withdrawalReasons>,
});
