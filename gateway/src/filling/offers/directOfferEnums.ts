import { builder } from '../../platform/schema/builder.ts';
import type { Described } from '../../platform/schema/described.ts';
import type { directOfferKinds, directOfferStatuses, withdrawalReasons } from './directOfferWire.ts';

export const DirectOfferKind = builder.enumType('DirectOfferKind', {
  description: 'How a pro gets a gig without having applied.',
  values: {
    DIRECT_OFFER: { description: 'The pro is asked and may decline.' },
    ASSIGNMENT: { description: 'The pro has the place at once.' },
  } satisfies Described<typeof directOfferKinds>,
});

export const DirectOfferStatus = builder.enumType('DirectOfferStatus', {
  description: 'The status of a direct offer.',
  values: {
    PENDING: { description: 'It waits for an answer.' },
    ACCEPTED: { description: 'The pro has the place.' },
    DECLINED: { description: 'The pro said no.' },
    EXPIRED: { description: 'There was no answer in time.' },
    WITHDRAWN: { description: 'It was taken back before there was an answer.' },
  } satisfies Described<typeof directOfferStatuses>,
});

export const OfferWithdrawalReason = builder.enumType('OfferWithdrawalReason', {
  description: 'Why an offer was taken back.',
  values: {
    STAFFER: { description: "A member of the location's team withdrew the offer." },
    GIG_FULL: { description: 'Others took the last place.' },
    GIG_CANCELLED: { description: 'The gig was called off.' },
    PRO_BLOCKED: { description: 'The pro was blocked at the location.' },
  } satisfies Described<typeof withdrawalReasons>,
});
