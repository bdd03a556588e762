/** What an item is about, as far as its words follow from it. */
export interface HomeItemData {
  readonly kind: string;
  readonly count: number;
  readonly proNames: readonly string[];
  readonly gig:
    | {
        readonly databaseId: number;
        readonly openApplications: number;
        readonly pendingOffers: number;
        readonly fillChancePercent: number | null | undefined;
      }
    | null
    | undefined;
}

/** An item in words, with the place where it is done. */
export interface HomeItemText {
  /** Null for items about a gig, which its position and time name. */
  readonly title: string | null;
  readonly detail: string;
  readonly action: string;
  readonly href: string;
}

/** The words of an item; null for a kind that is not known here. */
export function homeItemText(item: HomeItemData, locationId: number): HomeItemText | null {
  const { kind, count, gig, proNames } = item;
  const place = `/locations/${locationId}`;
  switch (kind) {
    case 'PROS_MISSING':
      return gig == null ? null : rosterText(proNames, `${place}/gigs/${gig.databaseId}/roster`);
    case 'PLACES_OPEN':
      return gig == null ? null : placesText(gig, place);
    case 'PAYMENT_FAILED':
      return {
        title: counted(count, 'shift with a failed payment', 'shifts with a failed payment'),
        detail: 'The pros wait for their money.',
        action: 'See why',
        href: `${place}/pay`,
      };
    case 'HOURS_TO_APPROVE':
      return {
        title: counted(count, 'shift to pay', 'shifts to pay'),
        detail: 'Check the hours, then pay the pros.',
        action: 'Approve hours',
        href: `${place}/pay`,
      };
    case 'GEO_LOGS_FLAGGED':
      return {
        title: counted(count, 'flagged location check', 'flagged location checks'),
        detail: 'Clock-ins far from the place, or pros who left.',
        action: 'Review',
        href: `${place}/geo-logs`,
      };
    case 'INVITATIONS_OPEN':
      return {
        title: counted(count, 'open team invitation', 'open team invitations'),
        detail: 'Not accepted yet.',
        action: 'See team',
        href: `${place}/teams`,
      };
    default:
      return null;
  }
}

function rosterText(names: readonly string[], href: string): HomeItemText {
  const who = new Intl.ListFormat('en-US').format(names);
  const detail = `${who} ${names.length === 1 ? 'has' : 'have'} not clocked in.`;
  return { title: null, detail, action: 'Open roster', href };
}

function placesText(gig: NonNullable<HomeItemData['gig']>, place: string): HomeItemText {
  const page = `${place}/gigs/${gig.databaseId}`;
  const { openApplications, pendingOffers, fillChancePercent } = gig;
  const detail = [
    openApplications > 0 ? counted(openApplications, 'applicant', 'applicants') : 'No applicants yet',
    pendingOffers > 0 && counted(pendingOffers, 'offer without an answer', 'offers without an answer'),
    fillChancePercent != null && `${fillChancePercent}% chance to fill`,
  ];
  const words = { title: null, detail: detail.filter(Boolean).join(' · ') };
  if (openApplications > 0) {
    return { ...words, action: `Review ${openApplications}`, href: `${page}/applicants` };
  }
  if (pendingOffers > 0) return { ...words, action: 'See offers', href: page };
  const offers = `${place}/offers?offerType=existing&selected_gig_id=${gig.databaseId}`;
  return { ...words, action: 'Send offers', href: offers };
}

function counted(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`;
}
