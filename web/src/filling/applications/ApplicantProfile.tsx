import type { ApplicantAction } from '@brigade/domain/filling/applications/applicantActions.ts';
import { type ApplicantStage, applicantStages } from '@brigade/domain/filling/applications/applicantStage.ts';
import { useRef } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { ApplicantProfile_application$key } from '../../__generated__/ApplicantProfile_application.graphql.ts';
import { useScreenCommands } from '../../platform/commands/screenCommands.ts';
import { InlineAlert } from '../../ui/feedback/InlineAlert.tsx';
import { WalkButtons } from '../../ui/navigation/WalkButtons.tsx';
import { ListPanel } from '../../ui/overlays/ListPanel.tsx';
import { useIsBeside } from '../../ui/overlays/useIsBeside.ts';
import { MatchDetails } from '../matching/MatchDetails.tsx';
import { LoadedProfile } from '../proProfile/LoadedProfile.tsx';
import { ApplicantActions } from './ApplicantActions.tsx';
import styles from './ApplicantProfile.module.css';
import type { RowAction } from './rowAction.ts';
import { useProfileKeys } from './useProfileKeys.ts';
import { useRowFocus } from './useRowFocus.ts';

const decisions = [
  { id: 'select', labelOf: (name: string) => `Select ${name}` },
  { id: 'confirm', labelOf: (name: string) => `Confirm ${name}` },
  { id: 'unselect', labelOf: (name: string) => `Unselect ${name}` },
  { id: 'dismiss', labelOf: (name: string) => `Dismiss ${name}…` },
  { id: 'replace', labelOf: (name: string) => `Replace ${name}…` },
] as const;

interface Props {
  /** The pro whose profile is open, if any. */
  uuid: string | null;
  /** Their application, if it is among the loaded rows. */
  application: ApplicantProfile_application$key | null;
  locationId: number;
  canManage: boolean;
  /** What is possible with the applicants of a stage at this moment. */
  actionsIn: (stage: ApplicantStage) => readonly ApplicantAction[];
  isBusy: boolean;
  /** What the server said against the last action. */
  refusal: string | undefined;
  /** Whether a dialog waits for an answer, which turns the keys off. */
  isAsking: boolean;
  previous: (() => void) | undefined;
  next: (() => void) | undefined;
  onActed: (action: RowAction) => void;
  onClosed: () => void;
}

/** The profile of an applicant, with the decision on them and the way to the next: beside the list, or over it. */
export function ApplicantProfile({
  uuid,
  application,
  locationId,
  canManage,
  actionsIn,
  isBusy,
  refusal,
  isAsking,
  previous,
  next,
  onActed,
  onClosed,
}: Props) {
  const data = useFragment(
    graphql`
      fragment ApplicantProfile_application on GigApplication @throwOnFieldError {
        stage
        pro {
          displayName
        }
        ...ApplicantActions_application
        ...MatchDetails_application
      }
    `,
    application,
  );
  const isBeside = useIsBeside();
  useRowFocus(isBeside ? uuid : null);
  const profile = useRef<HTMLDivElement>(null);
  const stage = applicantStages.find((known) => known === data?.stage);
  const actions = canManage && stage ? actionsIn(stage) : [];
  const name = data?.pro.displayName ?? '';
  useProfileKeys(profile, uuid !== null && !isAsking, {
    next,
    previous,
    actionOf: (action) =>
      !isBusy && actions.some((possible) => possible === action) ? () => onActed(action) : undefined,
    close: onClosed,
  });

  useScreenCommands(
    uuid === null || isAsking || isBusy
      ? []
      : decisions
          .filter(({ id }) => actions.includes(id))
          .map(({ id, labelOf }) => ({ id, label: labelOf(name), onAction: () => onActed(id) })),
  );

  return (
    <ListPanel
      title="Profile"
      isOpen={uuid !== null}
      onClosed={onClosed}
      walk={
        <WalkButtons
          ref={profile}
          label="Other applicants"
          itemName="applicant"
          previous={previous}
          next={next}
        />
      }
      actions={
        data && canManage ? (
          <ApplicantActions application={data} actionsIn={actionsIn} isBusy={isBusy} onActed={onActed} />
        ) : null
      }
    >
      {refusal === undefined ? null : (
        <div className={styles.refusal}>
          <InlineAlert tone="danger" isLive>
            {refusal}
          </InlineAlert>
        </div>
      )}
      <LoadedProfile uuid={uuid} locationId={locationId} />
      {data ? <MatchDetails application={data} /> : null}
    </ListPanel>
  );
}
