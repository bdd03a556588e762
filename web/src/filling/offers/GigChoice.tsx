import { formatDay, formatTimeRange } from '@brigade/domain/platform/time/formatTime.ts';
import { Temporal } from '@brigade/domain/platform/time/temporal.ts';
import { useRef } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { GigChoice_location$key } from '../../__generated__/GigChoice_location.graphql.ts';
import { postHref } from '../../schedule/posting/postHref.ts';
import { currentInstant } from '../../platform/clock/currentTime.ts';
import { LinkButton } from '../../ui/actions/LinkButton.tsx';
import { RadioGroup } from '../../ui/fields/RadioGroup.tsx';
import { browserZone } from '../../ui/theme/browserZone.ts';
import styles from './OfferForm.module.css';

interface Props {
  location: GigChoice_location$key;
  locationId: number;
  /** The chosen one, null for none. */
  value: number | null;
  /** Arrow keys choose every gig that they pass, a click the one that is wanted. */
  onChosen: (gigId: number, isByKeys: boolean) => void;
}

/** The gigs ahead that still look for pros, to choose the one that is offered. */
export function GigChoice({ location, locationId, value, onChosen }: Props) {
  const { gigs } = useFragment(
    graphql`
      fragment GigChoice_location on Location @throwOnFieldError {
        gigs(first: 50, filter: { startsAtOrAfter: $now, statuses: [UNFILLED] }) @catch(to: NULL) {
          edges {
            node {
              databaseId
              startTime
              endTime
              timeZone
              skill {
                name
              }
              fill {
                places
                confirmed
              }
            }
          }
        }
      }
    `,
    location,
  );
  const isByKeys = useRef(false);
  const choices = gigs?.edges.map(({ node }) => node) ?? [];
  if (choices.length === 0) {
    return (
      <div className={styles.none}>
        <p>
          {gigs === null
            ? 'The shifts of this location could not be loaded. Reload the page to try again.'
            : 'No upcoming shifts need pros. Post one to offer it.'}
        </p>
        <LinkButton variant="outlined" href={postHref(locationId)}>
          Post a shift
        </LinkButton>
      </div>
    );
  }
  return (
    <div
      onKeyDownCapture={() => {
        isByKeys.current = true;
      }}
      onPointerDownCapture={() => {
        isByKeys.current = false;
      }}
    >
      <RadioGroup
        label="Shift"
        isLabelHidden
        value={value === null ? null : String(value)}
        onChange={(chosen) => onChosen(Number(chosen), isByKeys.current)}
        options={choices.map(({ databaseId, startTime, endTime, timeZone, skill, fill }) => {
          const start = Temporal.Instant.from(startTime);
          const zone = timeZone ?? browserZone();
          return {
            value: String(databaseId),
            label: `${skill.name}, ${formatDay(start, zone, currentInstant())}`,
            description: `${formatTimeRange(start, Temporal.Instant.from(endTime), zone)} · ${fill.confirmed} of ${fill.places} confirmed`,
          };
        })}
      />
    </div>
  );
}
