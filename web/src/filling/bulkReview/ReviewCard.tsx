import type { ApplicantAction } from '@brigade/domain/filling/applications/applicantActions.ts';
import UserX from 'lucide-react/icons/user-x';
import { useRef } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { ReviewCard_application$key } from '../../__generated__/ReviewCard_application.graphql.ts';
import { ApplicationStatusBadge } from '../applications/ApplicationStatusBadge.tsx';
import { ConflictList } from '../conflicts/ConflictList.tsx';
import { MatchPicture } from '../matching/MatchPicture.tsx';
import { ProBadges } from '../../pros/profiles/ProBadges.tsx';
import { ProAvatar } from '../../pros/profiles/ProAvatar.tsx';
import { Button } from '../../ui/actions/Button.tsx';
import { Checkbox } from '../../ui/fields/Checkbox.tsx';
import { InlineAlert } from '../../ui/feedback/InlineAlert.tsx';
import { Rating } from '../../ui/layout/Rating.tsx';
import { TextLink } from '../../ui/navigation/TextLink.tsx';
import type { ReviewBoardWork } from './ReviewColumn.tsx';
import styles from './ReviewCard.module.css';
import { focusCard } from './useReviewKeys.ts';

interface Props {
  application: ReviewCard_application$key;
  /** What the viewer can do with open applicants of the gig. */
  actions: readonly ApplicantAction[];
  work: ReviewBoardWork;
}

/** One applicant with the facts to decide on. After the decision the card stays in place and shows the new status. */
export function ReviewCard({ application, actions, work }: Props) {
  const data = useFragment(
    graphql`
      fragment ReviewCard_application on GigApplication @throwOnFieldError {
        id
        databaseId
        stage
        pro {
          uuid
          displayName
          performance {
            rating
            gigsWorked
          }
          ...ProBadges_pro
          ...ProAvatar_pro
        }
        proAtLocation @catch(to: NULL) {
          ...ProBadges_atLocation
        }
        ...MatchPicture_application
        ...ApplicationStatusBadge_application
        ...ConflictList_application
      }
    `,
    application,
  );
  const { id, databaseId, stage, pro } = data;
  const gigsWorked = pro.performance?.gigsWorked ?? 0;
  const isBusy = work.busy.has(id);
  const refusal = work.refusals.get(id);
  const isMarked = work.compared.includes(databaseId);
  const card = useRef<HTMLElement>(null);
  const decide = (act: (applicationId: string) => void) => {
    // The decision removes the focused button, so the focus moves to the card first.
    focusCard(card.current);
    act(id);
  };

  return (
    <article
      ref={card}
      className={styles.card}
      data-application={id}
      data-stage={stage}
      aria-label={pro.displayName}
      aria-busy={isBusy || undefined}
    >
      <div className={styles.head}>
        <ProAvatar pro={pro} />
        <div className={styles.who}>
          <span className={styles.line}>
            <TextLink href={work.hrefOf(pro.uuid)}>{pro.displayName}</TextLink>
            <ProBadges pro={pro} atLocation={data.proAtLocation} />
          </span>
          <span className={styles.facts}>
            <Rating value={pro.performance?.rating ?? null} />
            <span>{gigsWorked === 1 ? '1 shift' : `${gigsWorked} shifts`}</span>
          </span>
          <span className={styles.facts}>
            <MatchPicture application={data} isInline />
          </span>
        </div>
      </div>
      <ConflictList application={data} />
      {refusal === undefined ? null : (
        <InlineAlert tone="danger" isLive onDismissed={() => work.dismissRefusal(id)}>
          {refusal}
        </InlineAlert>
      )}
      <div className={styles.foot}>
        {stage === 'OPEN' ? null : <ApplicationStatusBadge application={data} />}
        <Checkbox
          aria-label={`Compare ${pro.displayName}`}
          className={styles.compare}
          isSelected={isMarked}
          isDisabled={!isMarked && work.isCompareFull}
          onChange={() => work.mark(databaseId)}
        >
          Compare
        </Checkbox>
        {stage === 'OPEN' && actions.length > 0 ? (
          <span className={styles.acts}>
            {actions.includes('dismiss') ? (
              <Button
                iconOnly
                size="small"
                variant="ghost"
                icon={<UserX />}
                isDisabled={isBusy}
                aria-label={`Dismiss ${pro.displayName}…`}
                onPress={() => decide(work.dismiss)}
              />
            ) : null}
            {actions.includes('select') ? (
              <Button
                size="small"
                variant="outlined"
                isLoading={isBusy}
                aria-label={`Select ${pro.displayName}`}
                onPress={() => decide(work.select)}
              >
                Select
              </Button>
            ) : null}
          </span>
        ) : null}
      </div>
    </article>
  );
}
