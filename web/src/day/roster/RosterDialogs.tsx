import type { RosterAction } from '@brigade/domain/day/roster/rosterActions.ts';
import { canStillReplace } from '@brigade/domain/filling/replacements/canStillReplace.ts';
import { Temporal } from '@brigade/domain/platform/time/temporal.ts';
import { lazy, Suspense } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { RosterDialogs_applications$key } from '../../__generated__/RosterDialogs_applications.graphql.ts';
import type { RosterDialogs_gig$key } from '../../__generated__/RosterDialogs_gig.graphql.ts';
import { currentInstant } from '../../platform/clock/currentTime.ts';
import type { useReviews } from '../reviews/useReviews.ts';
import type { useRosterWork } from './useRosterWork.ts';

// Loaded when the first of them opens.
const CallOutDialog = lazy(() => import('./CallOutDialog.tsx'));
const RosterReplacement = lazy(() => import('./RosterReplacement.tsx'));
const NoShowDialog = lazy(() => import('./NoShowDialog.tsx'));
const ReviewProsDialog = lazy(() => import('../reviews/ReviewProsDialog.tsx'));
const SendHomeDialog = lazy(() => import('./SendHomeDialog.tsx'));
const TextProsDialog = lazy(() => import('./TextProsDialog.tsx'));
const TimeRecordDialog = lazy(() => import('./TimeRecordDialog.tsx'));

/** An action that needs more input, from a dialog. */
export interface PendingAction {
  readonly kind: RosterAction | 'replace' | 'rate' | 'text';
  readonly applicationIds: readonly string[];
  readonly names: readonly string[];
  /** Those who were selected too, and why it is not possible with them. */
  readonly leftOut: ReadonlyMap<string, string>;
}

interface Props {
  gig: RosterDialogs_gig$key;
  applications: RosterDialogs_applications$key;
  work: ReturnType<typeof useRosterWork>;
  reviews: ReturnType<typeof useReviews>;
  /** Refetches the roster. */
  onChanged: () => void;
}

export function RosterDialogs({ gig, applications, work, reviews, onChanged }: Props) {
  const data = useFragment(
    graphql`
      fragment RosterDialogs_gig on Gig @throwOnFieldError {
        id
        endTime
        viewerCanManageApplicants @catch(to: NULL)
        ...CallOutDialog_gig
        ...SendHomeDialog_gig
        ...TimeRecordDialog_gig
      }
    `,
    gig,
  );
  const pros = useFragment(
    graphql`
      fragment RosterDialogs_applications on GigApplication @relay(plural: true) @throwOnFieldError {
        id
        ...ReviewProsDialog_applications
        ...RosterReplacement_applications
        ...SendHomeDialog_applications
        ...TextProsDialog_applications
        ...TimeRecordDialog_applications
      }
    `,
    applications,
  );
  const { pending, closeDialog: onClosed, decide, ask } = work;
  if (!pending) return null;
  const { kind, applicationIds, names } = pending;
  const canReplace =
    data.viewerCanManageApplicants === true &&
    canStillReplace(Temporal.Instant.from(data.endTime), currentInstant());
  const shared = { names, onClosed };
  const chosen = pros.filter(({ id }) => applicationIds.includes(id));

  switch (kind) {
    case 'replace':
      return (
        <Suspense>
          <RosterReplacement
            gigId={data.id}
            applications={pros}
            pending={pending}
            onClosed={onClosed}
            onReplaced={(ids) => {
              work.untick(ids);
              onChanged();
            }}
          />
        </Suspense>
      );
    case 'noShow':
      return (
        <Suspense>
          <NoShowDialog
            {...shared}
            onReplace={canReplace ? () => ask('replace', applicationIds) : null}
            onRecorded={() => decide({ kind, time: currentInstant().toString(), note: null }, applicationIds)}
          />
        </Suspense>
      );
    case 'callOut':
      return (
        <Suspense>
          <CallOutDialog
            {...shared}
            gig={data}
            applicationIds={applicationIds}
            canCallOff={data.viewerCanManageApplicants === true}
            onReplace={
              canReplace ? (calledOutBy) => work.callOutToReplace(calledOutBy, applicationIds) : null
            }
            onCalledOut={(calledOutBy) => decide({ kind, calledOutBy }, applicationIds)}
          />
        </Suspense>
      );
    case 'sendHome':
      return (
        <Suspense>
          <SendHomeDialog
            {...shared}
            gig={data}
            applications={chosen}
            onSent={(reason) => decide({ kind, reason }, applicationIds)}
          />
        </Suspense>
      );
    case 'rate':
      return (
        <Suspense>
          <ReviewProsDialog
            applications={chosen}
            reviews={reviews}
            onRated={work.untick}
            onClosed={onClosed}
          />
        </Suspense>
      );
    case 'text':
      return (
        <Suspense>
          <TextProsDialog applications={chosen} onClosed={onClosed} />
        </Suspense>
      );
    default:
      return (
        <Suspense>
          <TimeRecordDialog
            {...shared}
            gig={data}
            applications={chosen}
            acts={work.acts}
            action={kind}
            onRecorded={(time, note) => decide({ kind, time, note }, applicationIds)}
          />
        </Suspense>
      );
  }
}
