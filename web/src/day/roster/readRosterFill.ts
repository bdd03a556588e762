import { canStillReplace } from '@brigade/domain/filling/replacements/canStillReplace.ts';
import { Temporal } from '@brigade/domain/platform/time/temporal.ts';
import { graphql, readInlineData } from 'react-relay/hooks';
import type { readRosterFill_gig$key } from '../../__generated__/readRosterFill_gig.graphql.ts';
import { currentInstant } from '../../platform/clock/currentTime.ts';
import { currentGigPhase } from '../../schedule/gigs/currentGigPhase.ts';

/** How far the viewer can still fill the places of a gig now. */
export interface RosterFill {
  /** Places without a pro that the viewer may fill. */
  readonly openPlaces: number;
  /** Whether others can take the place of pros who do not come. */
  readonly takesReplacements: boolean;
  readonly endTime: Temporal.Instant;
}

export function readRosterFill(gig: readRosterFill_gig$key): RosterFill {
  const data = readInlineData(
    graphql`
      fragment readRosterFill_gig on Gig @inline @throwOnFieldError {
        viewerCanManageApplicants @catch(to: NULL)
        endTime
        fill {
          places
          selected
        }
        ...currentGigPhase_gig
      }
    `,
    gig,
  );
  const phase = currentGigPhase(data);
  const takesPros = phase === 'RECRUITING' || phase === 'TODAY';
  const canFill = takesPros && data.viewerCanManageApplicants === true;
  const endTime = Temporal.Instant.from(data.endTime);
  return {
    openPlaces: canFill ? data.fill.places - data.fill.selected : 0,
    takesReplacements: canFill && canStillReplace(endTime, currentInstant()),
    endTime,
  };
}
