import { graphql, useFragment } from 'react-relay/hooks';
import type { HomeAct_item$key } from '../../../__generated__/HomeAct_item.graphql.ts';
import { TextLink } from '../../../ui/navigation/TextLink.tsx';
import styles from './acts.module.css';
import { CertificationsAct } from './CertificationsAct.tsx';
import { DisputesAct } from './DisputesAct.tsx';
import { ExtraPaymentsAct } from './ExtraPaymentsAct.tsx';
import { GeoLogsAct } from './GeoLogsAct.tsx';
import { InvitationsAct } from './InvitationsAct.tsx';
import { InvoicesAct } from './InvoicesAct.tsx';
import { MissingAct } from './MissingAct.tsx';
import { PayAct } from './PayAct.tsx';
import { PlacesAct } from './PlacesAct.tsx';
import { WaitingAct } from './WaitingAct.tsx';

interface Props {
  /** Null when the server no longer lists it. */
  item: HomeAct_item$key | null;
  /** The kind of the item. */
  kind: string;
  /** The number of the gig it is about; null for items about several gigs or none. */
  gigId: number | null;
  locationId: number;
  /** The IANA zone of the location. */
  zone: string;
}

/** What to do about an item, with the link to the screen that shows all of it. */
export default function HomeAct(props: Props) {
  const [label, href] = screenOf(props);
  return (
    <div className={styles.act}>
      <Act {...props} />
      <p className={styles.more}>
        <TextLink href={href}>{label}</TextLink>
      </p>
    </div>
  );
}

function Act({ item, kind, gigId, locationId, zone }: Props) {
  const data = useFragment(
    graphql`
      fragment HomeAct_item on HomeItem {
        ...WaitingAct_item
      }
    `,
    item,
  );
  switch (kind) {
    case 'PROS_MISSING':
    case 'REPLACEMENTS_NEEDED':
      return gigId === null ? null : <MissingAct gigId={gigId} locationId={locationId} zone={zone} />;
    case 'PLACES_OPEN':
      return gigId === null ? null : <PlacesAct gigId={gigId} zone={zone} />;
    case 'APPLICANTS_WAITING':
    case 'OFFERS_UNANSWERED':
      return <WaitingAct item={data ?? null} zone={zone} />;
    case 'EXTRA_PAYMENTS_FAILED':
      return <ExtraPaymentsAct locationId={locationId} />;
    case 'INVOICES_UNPAID':
    case 'INVOICES_TO_REVIEW':
      return <InvoicesAct locationId={locationId} isReview={kind === 'INVOICES_TO_REVIEW'} />;
    case 'DISPUTES_OPEN':
      return <DisputesAct locationId={locationId} />;
    case 'GEO_LOGS_FLAGGED':
      return <GeoLogsAct locationId={locationId} zone={zone} />;
    case 'CERTIFICATIONS_EXPIRING':
      return <CertificationsAct locationId={locationId} zone={zone} />;
    case 'INVITATIONS_OPEN':
      return <InvitationsAct locationId={locationId} />;
    default:
      return <PayAct locationId={locationId} zone={zone} isRetry={kind === 'PAYMENT_FAILED'} />;
  }
}

function screenOf({ kind, gigId, locationId }: Props): readonly [label: string, href: string] {
  const place = `/locations/${locationId}`;
  switch (kind) {
    case 'PROS_MISSING':
    case 'REPLACEMENTS_NEEDED':
      return ['Open roster', `${place}/gigs/${gigId}/roster`];
    case 'PLACES_OPEN':
      return ['All applicants', `${place}/gigs/${gigId}/applicants`];
    case 'APPLICANTS_WAITING':
    case 'OFFERS_UNANSWERED':
      return ['All open shifts', `${place}?statuses=unfilled`];
    case 'EXTRA_PAYMENTS_FAILED':
      return ['All extra payments', `${place}/pay/extra`];
    case 'INVOICES_UNPAID':
    case 'INVOICES_TO_REVIEW':
      return ['All invoices', `${place}/invoices`];
    case 'DISPUTES_OPEN':
      return ['All disputes', `${place}/disputes?status=OPEN`];
    case 'GEO_LOGS_FLAGGED':
      return ['All location checks', `${place}/geo-logs`];
    case 'CERTIFICATIONS_EXPIRING':
      return ['Open schedule', `${place}/schedule`];
    case 'INVITATIONS_OPEN':
      return ['Open team', `${place}/teams`];
    default:
      return ['Tips, bonuses and hours', `${place}/pay`];
  }
}
