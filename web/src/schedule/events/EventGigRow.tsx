import LogOut from 'lucide-react/icons/log-out';
import { graphql, useFragment } from 'react-relay/hooks';
import type { EventGigRow_gig$key } from '../../__generated__/EventGigRow_gig.graphql.ts';
import { GigSlots } from '../gigs/GigSlots.tsx';
import { GigStatusBadge } from '../gigs/GigStatusBadge.tsx';
import { GigWage } from '../gigs/GigWage.tsx';
import { gigTypeLabel, gigTypes } from '@brigade/domain/schedule/gigs/gigType.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { TextLink } from '../../ui/navigation/TextLink.tsx';
import styles from './EventGigRow.module.css';
import { openPlacesText } from './openPlacesText.ts';
import type { PostedGig } from './PostToMarketplaceDialog.tsx';
import { PositionLabel } from '../../pros/skills/PositionLabel.tsx';

interface Props {
  gig: EventGigRow_gig$key;
  /** Null if the viewer cannot post its open places to the marketplace here. */
  onPosted: ((gig: PostedGig) => void) | null;
  /** Null if the viewer cannot remove the gig from the event. */
  onRemoved: ((gig: { id: string; name: string }) => void) | null;
}

/** A gig of an event shift, with its fill state and actions. */
export function EventGigRow({ gig, onPosted, onRemoved }: Props) {
  const data = useFragment(
    graphql`
      fragment EventGigRow_gig on Gig @throwOnFieldError {
        id
        databaseId
        type
        startCountsAsPast
        location {
          databaseId
        }
        skill {
          name
        }
        fill {
          places
          confirmed
          openApplications
        }
        ...GigSlots_gig
        ...GigWage_gig
        ...GigStatusBadge_gig
      }
    `,
    gig,
  );
  const { fill, skill, startCountsAsPast } = data;
  const locationId = data.location?.databaseId ?? 0;
  const type = gigTypes.find((known) => known === data.type);
  const openPlaces = startCountsAsPast ? 0 : Math.max(0, fill.places - fill.confirmed);
  const waiting = startCountsAsPast ? 0 : fill.openApplications;
  const facts = [
    type && type !== 'MARKETPLACE' ? gigTypeLabel(type) : null,
    waiting > 0 ? `${waiting} ${waiting === 1 ? 'applicant' : 'applicants'} waiting` : null,
  ].filter(Boolean);

  return (
    <li className={styles.row}>
      <div className={styles.what}>
        <TextLink className={styles.title} href={`/locations/${locationId}/gigs/${data.databaseId}`}>
          <PositionLabel name={skill.name} />
        </TextLink>
        {facts.length > 0 ? <span className={styles.facts}>{facts.join(' · ')}</span> : null}
        {onPosted && openPlaces > 0 ? (
          <Button
            variant="text"
            size="small"
            onPress={() => onPosted({ id: data.id, name: skill.name, openPlaces })}
          >
            {`Post ${openPlacesText(openPlaces)} to the marketplace`}
          </Button>
        ) : null}
      </div>
      <GigSlots gig={data} />
      <GigWage gig={data} />
      <span>
        <GigStatusBadge gig={data} />
      </span>
      {onRemoved ? (
        <Button
          iconOnly
          variant="ghost"
          size="small"
          icon={<LogOut aria-hidden="true" />}
          aria-label={`Remove ${skill.name} from the event`}
          onPress={() => onRemoved({ id: data.id, name: skill.name })}
        />
      ) : null}
    </li>
  );
}
