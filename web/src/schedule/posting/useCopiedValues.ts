import { Temporal } from '@brigade/domain/platform/time/temporal.ts';
import { graphql, useFragment } from 'react-relay/hooks';
import type { useCopiedValues_gig$key } from '../../__generated__/useCopiedValues_gig.graphql.ts';
import { browserZone } from '../../ui/theme/browserZone.ts';
import { gigTermValues } from '../terms/gigTermValues.ts';
import { pickTerms } from '../terms/termValues.ts';
import { emptyLine, type PostingValues } from './postingValues.ts';

/** The content of a gig to post again: everything except its date and its onsite manager. Empty without a gig. */
export function useCopiedValues(key: useCopiedValues_gig$key | null): Partial<PostingValues> {
  const gig = useFragment(
    graphql`
      fragment useCopiedValues_gig on Gig @throwOnFieldError {
        startTime
        endTime
        timeZone
        skill {
          id
        }
        type
        movesToMarketplace
        ...gigTermValues_gig
      }
    `,
    key,
  );
  if (!gig) return {};
  const zone = gig.timeZone || browserZone();
  const terms = gigTermValues(gig);
  return {
    ...pickTerms('posting', terms),
    onsiteManagerId: '',
    lines: [
      {
        ...emptyLine('line-1'),
        ...pickTerms('line', terms),
        skillId: gig.skill.id,
        startTime: localTime(gig.startTime, zone),
        endTime: localTime(gig.endTime, zone),
      },
    ],
    gigType: gig.type === 'NETWORK' ? 'NETWORK' : 'MARKETPLACE',
    movesToMarketplace: gig.movesToMarketplace,
  };
}

/** HH:mm in a time zone. */
function localTime(instant: string, zone: string): string {
  return Temporal.Instant.from(instant)
    .toZonedDateTimeISO(zone)
    .toPlainTime()
    .toString({ smallestUnit: 'minute' });
}
