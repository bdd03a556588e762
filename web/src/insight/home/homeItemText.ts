/** What an item is about, as far as its words follow from it. */
export interface HomeItemData {
  readonly kind: string;
  readonly count: number;
  readonly proNames: readonly string[];
  readonly gig:
    | {
        /** How many selected pros are not confirmed. */
        readonly unconfirmed: number;
        /** Whether the viewer can find a replacement for who is missing. */
        readonly canReplace: boolean;
        readonly openApplications: number;
        readonly pendingOffers: number;
        readonly fillChancePercent: number | null | undefined;
      }
    | null
    | undefined;
}

/** An item in words. */
export interface HomeItemText {
  /** Null for items about a gig, which its position and time name. */
  readonly title: string | null;
  readonly detail: string;
  /** What is done about it. */
  readonly action: string;
}

/** The words of an item; null for a kind that is not known here. */
export function homeItemText({ kind, count, gig, proNames }: HomeItemData): HomeItemText | null {
  switch (kind) {
    case 'PROS_MISSING':
      return gig == null ? null : missingText(proNames, gig.canReplace);
    case 'REPLACEMENTS_NEEDED':
      return gig == null ? null : shortText(count, proNames, gig);
    case 'PLACES_OPEN':
      return gig == null ? null : placesText(gig);
    case 'PAYMENT_FAILED':
      return {
        title: counted(count, 'shift with a failed payment', 'shifts with a failed payment'),
        detail: 'These pros are waiting to be paid.',
        action: 'Retry',
      };
    case 'EXTRA_PAYMENTS_FAILED':
      return {
        title: counted(count, 'failed extra payment', 'failed extra payments'),
        detail: 'These pros are waiting to be paid.',
        action: 'Retry',
      };
    case 'INVOICES_UNPAID':
      return {
        title: counted(count, 'invoice to pay', 'invoices to pay'),
        detail: 'Overdue, or the payment failed.',
        action: 'Pay',
      };
    case 'INVOICES_TO_REVIEW':
      return {
        title: counted(count, 'invoice to review', 'invoices to review'),
        detail: 'Without a review, it is issued as it is.',
        action: 'Review',
      };
    case 'APPLICANTS_WAITING':
      return {
        title: counted(count, 'applicant for other shifts', 'applicants for other shifts'),
        detail: 'Later ones, or behind those listed here.',
        action: 'Review',
      };
    case 'OFFERS_UNANSWERED':
      return {
        title: counted(count, 'open offer for other shifts', 'open offers for other shifts'),
        detail: 'The pros have not answered yet.',
        action: 'See offers',
      };
    case 'HOURS_TO_APPROVE':
      return {
        title: counted(count, 'shift to pay', 'shifts to pay'),
        detail: 'Check the hours, then pay the pros.',
        action: 'Approve hours',
      };
    case 'DISPUTES_OPEN':
      return {
        title: counted(count, 'dispute to answer', 'disputes to answer'),
        detail: 'Without an answer, a claim is approved.',
        action: 'Answer',
      };
    case 'GEO_LOGS_FLAGGED':
      return {
        title: counted(count, 'flagged location check', 'flagged location checks'),
        detail: 'Clock-ins away from the location, or pros who left it.',
        action: 'Review',
      };
    case 'CERTIFICATIONS_EXPIRING':
      return {
        title: counted(count, 'certification expires', 'certifications expire'),
        detail: 'Of confirmed pros, within 30 days or before their shift.',
        action: 'Review',
      };
    case 'INVITATIONS_OPEN':
      return {
        title: counted(count, 'open team invitation', 'open team invitations'),
        detail: 'Not accepted yet.',
        action: 'Follow up',
      };
    default:
      return null;
  }
}

function missingText(names: readonly string[], canReplace: boolean): HomeItemText {
  const who = new Intl.ListFormat('en-US').format(names);
  const detail = `${who} ${names.length === 1 ? 'has' : 'have'} not clocked in.`;
  return { title: null, detail, action: canReplace ? 'Replace' : 'Open' };
}

function shortText(
  count: number,
  names: readonly string[],
  { pendingOffers }: NonNullable<HomeItemData['gig']>,
): HomeItemText {
  const who = new Intl.ListFormat('en-US').format(names);
  const detail = [
    `${who} ${names.length === 1 ? 'is' : 'are'} not coming`,
    counted(count, 'open place', 'open places'),
    pendingOffers > 0 && counted(pendingOffers, 'offer without an answer', 'offers without an answer'),
  ];
  return { title: null, detail: detail.filter(Boolean).join(' · '), action: 'Replace' };
}

function placesText(gig: NonNullable<HomeItemData['gig']>): HomeItemText {
  const { openApplications, pendingOffers, fillChancePercent } = gig;
  const detail = [
    openApplications > 0 ? counted(openApplications, 'applicant', 'applicants') : 'No open applicants',
    pendingOffers > 0 && counted(pendingOffers, 'offer without an answer', 'offers without an answer'),
    fillChancePercent != null && `${fillChancePercent}% chance to fill`,
  ];
  return { title: null, detail: detail.filter(Boolean).join(' · '), action: placesAction(gig) };
}

function placesAction({ unconfirmed, openApplications, pendingOffers }: NonNullable<HomeItemData['gig']>) {
  if (openApplications > 0) return `Review ${openApplications}`;
  if (unconfirmed > 0) return `Confirm ${unconfirmed}`;
  return pendingOffers > 0 ? 'See offers' : 'Find pros';
}

function counted(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`;
}
