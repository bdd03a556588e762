import type { GigPhase } from '@brigade/domain/schedule/gigs/gigPhase.ts';
import { graphql, useFragment } from 'react-relay/hooks';
import type { GigPlaces_gig$key } from '../../__generated__/GigPlaces_gig.graphql.ts';
import { isMissing } from '../../platform/relay/caught.ts';
import { currentGigPhase } from '../../schedule/gigs/currentGigPhase.ts';
import { GigSlots } from '../../schedule/gigs/GigSlots.tsx';
import { CheckInCode } from '../checkIn/CheckInCode.tsx';
import { CallAllButton } from './callAll/CallAllButton.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import styles from './GigPlaces.module.css';
import { PlaceList } from './PlaceList.tsx';
import { useMinutes } from './useMinutes.ts';

interface Props {
  gig: GigPlaces_gig$key;
  locationId: number;
}

const titles: Record<GigPhase, string> = {
  RECRUITING: 'Who’s coming',
  TODAY: 'Today',
  AFTER: 'Who worked',
  CLOSED: 'Who worked',
};

/** The places of a gig, a row each: who is in it and where they are on the day, who is asked, or that it is open. */
export function GigPlaces({ gig, locationId }: Props) {
  const data = useFragment(
    graphql`
      fragment GigPlaces_gig on Gig @throwOnFieldError {
        fill {
          places
          confirmed
        }
        roster @catch {
          attendance {
            state
          }
          ...CallAllButton_applications
        }
        timeZone
        ...PlaceList_gig
        ...GigSlots_gig
        ...currentGigPhase_gig
        ...CheckInCode_gig
      }
    `,
    gig,
  );
  useMinutes();
  const phase = currentGigPhase(data);
  const isFillable = phase === 'RECRUITING' || phase === 'TODAY';
  const { places, confirmed } = data.fill;
  const isNoOneShown =
    confirmed === 0 &&
    (!data.roster.ok || !data.roster.value?.some(({ attendance }) => attendance?.state !== 'CANCELLED'));
  if (isNoOneShown && phase === 'CLOSED') return null;

  const actions = (
    <>
      <CheckInCode gig={data} />
      {phase === 'TODAY' && data.roster.ok && data.roster.value ? (
        <CallAllButton applications={data.roster.value} zone={data.timeZone} />
      ) : null}
    </>
  );
  return (
    <Card title={titles[phase]} actions={isFillable ? actions : null}>
      {data.roster.ok ? null : (
        <p className={styles.muted}>
          {isMissing(data.roster)
            ? `The roster of this shift is not available. ${confirmed} of ${places} places are confirmed.`
            : 'The pros of this shift could not be loaded. Reload the page to try again.'}
        </p>
      )}
      <GigSlots gig={data} />
      <PlaceList gig={data} locationId={locationId} phase={phase} />
    </Card>
  );
}
