import type { ApplicantAction } from '@brigade/domain/filling/applications/applicantActions.ts';
import type { ApplicantStage } from '@brigade/domain/filling/applications/applicantStage.ts';
import Undo from 'lucide-react/icons/undo-2';
import { graphql, useFragment } from 'react-relay/hooks';
import type { GigApplicant_application$key } from '../../../__generated__/GigApplicant_application.graphql.ts';
import { ApplicantActions } from '../../../filling/applications/ApplicantActions.tsx';
import { ApplicationStatusBadge } from '../../../filling/applications/ApplicationStatusBadge.tsx';
import type { RowAction } from '../../../filling/applications/rowAction.ts';
import { ConflictList } from '../../../filling/conflicts/ConflictList.tsx';
import { MatchPicture } from '../../../filling/matching/MatchPicture.tsx';
import { ProAvatar } from '../../../pros/profiles/ProAvatar.tsx';
import { Button } from '../../../ui/actions/Button.tsx';
import { InlineAlert } from '../../../ui/feedback/InlineAlert.tsx';
import { Rating } from '../../../ui/layout/Rating.tsx';
import { useKeptFocus } from '../../../ui/actions/useKeptFocus.ts';
import styles from './acts.module.css';
import { useDecisionUndo } from './useDecisionUndo.ts';

interface Props {
  application: GigApplicant_application$key;
  canManage: boolean;
  /** What is possible with the applicants of a stage at this moment. */
  actionsIn: (stage: ApplicantStage) => readonly ApplicantAction[];
  isBusy: boolean;
  /** Why the server refused the last action. */
  refusal: string | undefined;
  onRefusalDismissed: () => void;
  onActed: (action: RowAction) => void;
}

/** An applicant to decide on. The row stays after the decision, which can be undone. */
export function GigApplicant({
  application,
  canManage,
  actionsIn,
  isBusy,
  refusal,
  onRefusalDismissed,
  onActed,
}: Props) {
  const data = useFragment(
    graphql`
      fragment GigApplicant_application on GigApplication @throwOnFieldError {
        id
        stage
        pro {
          displayName
          performance {
            rating
            gigsWorked
          }
          ...ProAvatar_pro
        }
        ...MatchPicture_application
        ...ConflictList_application
        ...ApplicationStatusBadge_application
        ...ApplicantActions_application
      }
    `,
    application,
  );
  const row = useKeptFocus<HTMLLIElement>();
  const { id, pro, stage } = data;
  const { undo, isPending, errorMessage } = useDecisionUndo({ id, stage }, () => onActed('unselect'));
  const gigsWorked = pro.performance?.gigsWorked ?? 0;
  return (
    <li {...row} className={styles.row} aria-label={pro.displayName} aria-busy={isBusy || undefined}>
      <ProAvatar pro={pro} />
      <div className={styles.text}>
        <span className={styles.name}>{pro.displayName}</span>
        <span className={styles.facts}>
          <Rating value={pro.performance?.rating ?? null} />
          <span>{gigsWorked === 1 ? '1 shift' : `${gigsWorked} shifts`}</span>
          <MatchPicture application={data} isInline />
        </span>
        <ConflictList application={data} />
      </div>
      {stage === 'OPEN' ? null : <ApplicationStatusBadge application={data} />}
      {canManage ? (
        <div className={styles.buttons}>
          {undo === null || isBusy ? null : (
            <Button
              size="small"
              variant="text"
              icon={<Undo aria-hidden="true" />}
              isLoading={isPending}
              aria-label={`Undo the decision on ${pro.displayName}`}
              onPress={undo}
            >
              Undo
            </Button>
          )}
          <ApplicantActions application={data} actionsIn={actionsIn} isBusy={isBusy} onActed={onActed} />
        </div>
      ) : null}
      {refusal === undefined ? null : (
        <div className={styles.refusal}>
          <InlineAlert tone="danger" isLive onDismissed={onRefusalDismissed}>
            {refusal}
          </InlineAlert>
        </div>
      )}
      {errorMessage === null ? null : (
        <div className={styles.refusal}>
          <InlineAlert tone="danger" isLive>
            {errorMessage}
          </InlineAlert>
        </div>
      )}
    </li>
  );
}
