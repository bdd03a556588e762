import { TextLink } from '../../../ui/navigation/TextLink.tsx';
import styles from './acts.module.css';
import { DisputesAct } from './DisputesAct.tsx';
import { GeoLogsAct } from './GeoLogsAct.tsx';
import { InvitationsAct } from './InvitationsAct.tsx';
import { MissingAct } from './MissingAct.tsx';
import { PayAct } from './PayAct.tsx';
import { PlacesAct } from './PlacesAct.tsx';

interface Props {
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

function Act({ kind, gigId, locationId, zone }: Props) {
  switch (kind) {
    case 'PROS_MISSING':
      return gigId === null ? null : <MissingAct gigId={gigId} locationId={locationId} zone={zone} />;
    case 'PLACES_OPEN':
      return gigId === null ? null : <PlacesAct gigId={gigId} zone={zone} />;
    case 'DISPUTES_OPEN':
      return <DisputesAct locationId={locationId} />;
    case 'GEO_LOGS_FLAGGED':
      return <GeoLogsAct locationId={locationId} zone={zone} />;
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
      return ['Open roster', `${place}/gigs/${gigId}/roster`];
    case 'PLACES_OPEN':
      return ['All applicants', `${place}/gigs/${gigId}/applicants`];
    case 'DISPUTES_OPEN':
      return ['All disputes', `${place}/disputes?status=OPEN`];
    case 'GEO_LOGS_FLAGGED':
      return ['All location checks', `${place}/geo-logs`];
    case 'INVITATIONS_OPEN':
      return ['Open team', `${place}/teams`];
    default:
      return ['Tips, bonuses and hours', `${place}/pay`];
  }
}
