import { graphql, useFragment } from 'react-relay/hooks';
import type { OfferedGig_gig$key } from '../../__generated__/OfferedGig_gig.graphql.ts';
import { GigSlots } from '../../schedule/gigs/GigSlots.tsx';
import { Button } from '../../ui/actions/Button.tsx';
import { DateText } from '../../ui/layout/DateText.tsx';
import { TimeRange } from '../../ui/layout/TimeRange.tsx';
import styles from './OfferForm.module.css';
import { PositionLabel } from '../../pros/skills/PositionLabel.tsx';

interface Props {
  gig: OfferedGig_gig$key;
  onDropped: () => void;
}

export function OfferedGig({ gig, onDropped }: Props) {
  const data = useFragment(
    graphql`
      fragment OfferedGig_gig on Gig @throwOnFieldError {
        startTime
        endTime
        timeZone
        skill {
          name
        }
        ...GigSlots_gig
      }
    `,
    gig,
  );
  return (
    <div className={styles.gig}>
      <div className={styles.facts}>
        <strong>
          <PositionLabel name={data.skill.name} />
        </strong>
        <span>
          <DateText instant={data.startTime} zone={data.timeZone} format="day" />
          {', '}
          <TimeRange start={data.startTime} end={data.endTime} zone={data.timeZone} />
        </span>
        <GigSlots gig={data} />
      </div>
      <Button variant="outlined" size="small" onPress={onDropped}>
        Choose another
      </Button>
    </div>
  );
}
