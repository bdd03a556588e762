import type { Tone } from '../../ui/feedback/tone.ts';

interface Facts {
  readonly kind: string;
  readonly status: string;
  readonly withdrawalReason: string | null | undefined;
  readonly expiresAt: string | null | undefined;
  readonly offeredAt: string;
  readonly answeredAt: string | null | undefined;
}

/** The outcome of an offer, in words: `words` go before the moment, where there is one. */
export interface OfferStanding {
  readonly label: string;
  readonly tone: Tone;
  readonly words: string;
  /** ISO 8601. */
  readonly moment: string | null;
}

const withdrawals: Readonly<Record<string, string>> = {
  GIG_FULL: 'Others took the last place',
  GIG_CANCELLED: 'The shift was cancelled',
  PRO_BLOCKED: 'The pro was blocked',
};

/** The status of an offer as text. */
export function offerStanding(offer: Facts): OfferStanding {
  const { kind, status, withdrawalReason, expiresAt = null, offeredAt, answeredAt = null } = offer;
  if (kind === 'ASSIGNMENT') {
    return { label: 'Assigned', tone: 'success', words: 'Assigned', moment: offeredAt };
  }
  switch (status) {
    case 'PENDING':
      return { label: 'Waiting', tone: 'info', words: 'Expires', moment: expiresAt };
    case 'ACCEPTED':
      return { label: 'Accepted', tone: 'success', words: 'Accepted', moment: answeredAt };
    case 'DECLINED':
      return { label: 'Declined', tone: 'danger', words: 'Declined', moment: answeredAt };
    case 'EXPIRED':
      return { label: 'No answer', tone: 'neutral', words: 'No answer until', moment: expiresAt };
    default:
      return {
        label: 'Taken back',
        tone: 'neutral',
        words: withdrawals[withdrawalReason ?? ''] ?? 'Taken back by your team',
        moment: null,
      };
  }
}
