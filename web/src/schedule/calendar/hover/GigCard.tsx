import { graphql } from 'react-relay/hooks';
import type { GigCardQuery } from '../../../__generated__/GigCardQuery.graphql.ts';
import { currentMs } from '../../../platform/clock/currentTime.ts';
import { useDebouncedQuery } from '../../../platform/relay/useDebouncedQuery.ts';
import { LinkButton } from '../../../ui/actions/LinkButton.tsx';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { PlaceSlots } from '../../gigs/PlaceSlots.tsx';
import type { ClockText } from '../dates/clockText.ts';
import type { BoardGig } from '../entries/boardGig.ts';
import { GigWage } from '../../gigs/GigWage.tsx';
import { PositionLabel } from '../../../pros/skills/PositionLabel.tsx';
import styles from './EntryHoverCard.module.css';
import { takenPlaces } from '../../gigs/takenPlaces.ts';
import { nextStep } from './nextStep.ts';
import { PlacedPros } from './PlacedPros.tsx';

interface Props {
  gig: BoardGig;
  /** Its status in words. */
  status: string;
  clock: ClockText;
  locationId: number;
  canFill: boolean;
}

const query = graphql`
  query GigCardQuery($gigId: DatabaseId!) @throwOnFieldError {
    gig(databaseId: $gigId) @catch(to: NULL) {
      ...GigWage_gig
      ...PlacedPros_gig
    }
  }
`;

/** A gig: what is loaded at once, and its wage and pros as soon as they are here. */
export function GigCard({ gig, status, clock, locationId, canFill }: Props) {
  const { data, isLoading } = useDebouncedQuery<GigCardQuery>(query, { gigId: gig.databaseId }, 0);
  const isAhead = gig.startMs > currentMs();
  const { missing, label, href } = nextStep(gig, { isAhead, canFill, locationId });
  return (
    <>
      <div>
        <p className={styles.title}>
          <PositionLabel name={gig.skillName} />
        </p>
        <p className={styles.muted}>{clock.dayRange(gig.startMs, gig.endMs)}</p>
        {gig.event ? <p className={styles.muted}>{gig.event.name}</p> : null}
        <p className={styles.muted}>
          {status}
          {data?.gig ? (
            <>
              {' · '}
              <GigWage gig={data.gig} />
            </>
          ) : null}
        </p>
      </div>
      <PlaceSlots {...takenPlaces(gig)} isOver={gig.endMs <= currentMs()} />
      {isLoading ? (
        <Skeleton label="Loading pros" />
      ) : data?.gig ? (
        <PlacedPros gig={data.gig} />
      ) : (
        <p className={styles.muted}>The pros of this shift could not be loaded.</p>
      )}
      {missing === null ? null : <p className={styles.missing}>{missing}</p>}
      <LinkButton size="small" variant="contained" href={href}>
        {label}
      </LinkButton>
    </>
  );
}
