import { applicantActions } from '@brigade/domain/filling/applications/applicantActions.ts';
import type { ApplicantStage } from '@brigade/domain/filling/applications/applicantStage.ts';
import { Temporal } from '@brigade/domain/platform/time/temporal.ts';
import { graphql, readInlineData } from 'relay-runtime';
import type { applicantActionsOf_gig$key } from '../../__generated__/applicantActionsOf_gig.graphql.ts';
import { currentInstant } from '../../platform/clock/currentTime.ts';

/** What the viewer can do with the applicants of a gig at this moment. */
export function applicantActionsOf(gig: applicantActionsOf_gig$key) {
  const data = readInlineData(
    graphql`
      fragment applicantActionsOf_gig on Gig @inline @throwOnFieldError {
        viewerCanManageApplicants @catch(to: NULL)
        viewerCannotManageApplicantsReason @catch(to: NULL)
        status
        startTime
        endTime
      }
    `,
    gig,
  );
  const times = { start: Temporal.Instant.from(data.startTime), end: Temporal.Instant.from(data.endTime) };
  return {
    canManage: data.viewerCanManageApplicants === true,
    /** Why the viewer can do nothing; null if they can, or if the gateway does not say. */
    reason: data.viewerCannotManageApplicantsReason ?? null,
    hasStarted: Temporal.Instant.compare(times.start, currentInstant()) <= 0,
    actionsIn: (stage: ApplicantStage) =>
      applicantActions(stage, { status: data.status, ...times }, currentInstant()),
  };
}
