import { Temporal } from '@brigade/domain/platform/time/temporal.ts';
import { graphql, useFragment } from 'react-relay/hooks';
import type { useGigValues_gig$key } from '../../__generated__/useGigValues_gig.graphql.ts';
import { gigTermValues } from '../terms/gigTermValues.ts';
import { browserZone } from '../../ui/theme/browserZone.ts';
import type { EditGigValues } from './editGigValues.ts';

/** A revision of a gig, as the form shows it. */
export interface GigState {
  readonly values: EditGigValues;
  /** Null if the server does not count revisions. */
  readonly revision: number | null;
}

/** The current gig, for the form that edits it. */
export function useGigValues(key: useGigValues_gig$key): GigState {
  const gig = useFragment(
    graphql`
      fragment useGigValues_gig on Gig @throwOnFieldError {
        revision
        startTime
        endTime
        timeZone
        ...gigTermValues_gig
      }
    `,
    key,
  );
  const zone = gig.timeZone ?? browserZone();
  const local = (instant: string) => Temporal.Instant.from(instant).toZonedDateTimeISO(zone);
  return {
    revision: gig.revision ?? null,
    values: {
      ...gigTermValues(gig),
      date: local(gig.startTime).toPlainDate().toString(),
      startTime: local(gig.startTime).toPlainTime().toString({ smallestUnit: 'minute' }),
      endTime: local(gig.endTime).toPlainTime().toString({ smallestUnit: 'minute' }),
      scope: 'THIS',
    },
  };
}
