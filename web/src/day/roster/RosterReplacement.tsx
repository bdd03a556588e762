import { lazy } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { RosterReplacement_applications$key } from '../../__generated__/RosterReplacement_applications.graphql.ts';
import { recordedReason } from '../../filling/replacements/recordedReason.ts';
import type { PendingAction } from './RosterDialogs.tsx';

// Loaded when the first of them opens.
const ReplaceDialog = lazy(() => import('../../filling/replacements/ReplaceDialog.tsx'));
const ReplaceSeveral = lazy(() => import('../../filling/replacements/ReplaceSeveral.tsx'));

interface Props {
  /** Id of the gig's node. */
  gigId: string;
  applications: RosterReplacement_applications$key;
  pending: PendingAction;
  onClosed: () => void;
  /** The places of these are offered. */
  onReplaced: (applicationIds: readonly string[]) => void;
}

/** The replacement of one pro of a roster, or of several. */
export default function RosterReplacement({ gigId, applications, pending, onClosed, onReplaced }: Props) {
  const everyone = useFragment(
    graphql`
      fragment RosterReplacement_applications on GigApplication @relay(plural: true) @throwOnFieldError {
        id
        attendance {
          state
        }
        pro {
          displayName
        }
      }
    `,
    applications,
  );
  const { applicationIds, leftOut } = pending;
  const pros = everyone
    .filter(({ id }) => applicationIds.includes(id))
    .map(({ id, pro, attendance }) => ({
      applicationId: id,
      name: pro.displayName,
      recorded: recordedReason(attendance?.state),
    }));
  const [first] = pros;
  if (applicationIds.length > 1) {
    const others = everyone.flatMap(({ id, pro }) =>
      leftOut.has(id) ? [`${pro.displayName}: ${leftOut.get(id)}`] : [],
    );
    return <ReplaceSeveral {...{ gigId, pros, onClosed, onReplaced }} leftOut={others} />;
  }
  if (!first) return null;
  const close = () => {
    onClosed();
    onReplaced(applicationIds);
  };
  return <ReplaceDialog {...first} onClosed={onClosed} onReplaced={close} />;
}
