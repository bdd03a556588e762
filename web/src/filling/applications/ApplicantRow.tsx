import type { ApplicantAction } from '@brigade/domain/filling/applications/applicantActions.ts';
import type { ApplicantStage } from '@brigade/domain/filling/applications/applicantStage.ts';
import { distanceText } from '@brigade/domain/pros/profiles/distanceText.ts';
import { graphql, useFragment } from 'react-relay/hooks';
import type { ApplicantRow_application$key } from '../../__generated__/ApplicantRow_application.graphql.ts';
import { ConflictList } from '../conflicts/ConflictList.tsx';
import { FavoriteToggle } from '../../pros/favorites/FavoriteToggle.tsx';
import { MatchPicture } from '../matching/MatchPicture.tsx';
import { ProBadges } from '../../pros/profiles/ProBadges.tsx';
import { ProAvatar } from '../../pros/profiles/ProAvatar.tsx';
import { InlineAlert } from '../../ui/feedback/InlineAlert.tsx';
import { Rating } from '../../ui/layout/Rating.tsx';
import { RowLink } from '../../ui/navigation/RowLink.tsx';
import { TableCell } from '../../ui/layout/TableCell.tsx';
import { TableRow } from '../../ui/layout/TableRow.tsx';
import { ApplicantActions } from './ApplicantActions.tsx';
import styles from './ApplicantRow.module.css';
import { ApplicationStatusBadge } from './ApplicationStatusBadge.tsx';
import type { RowAction } from './rowAction.ts';

interface Props {
  application: ApplicantRow_application$key;
  /** Id of the location's node; null where it is unknown. */
  locationId: string | null;
  /** Where the pro's profile opens. */
  hrefOf: (proUuid: string) => string;
  isOpen: (proUuid: string) => boolean;
  /** Whether this person may decide on applicants. */
  canManage: boolean;
  /** What is possible with the applicants of a stage at this moment. */
  actionsIn: (stage: ApplicantStage) => readonly ApplicantAction[];
  isBusy: boolean;
  /** What the server said against the last action. */
  refusal: string | undefined;
  onRefusalDismissed: () => void;
  onActed: (action: RowAction) => void;
}

/** One applicant of the selection list. */
export function ApplicantRow({
  application,
  locationId,
  hrefOf,
  isOpen,
  canManage,
  actionsIn,
  isBusy,
  refusal,
  onRefusalDismissed,
  onActed,
}: Props) {
  const data = useFragment(
    graphql`
      fragment ApplicantRow_application on GigApplication @throwOnFieldError {
        id
        status
        isMissing
        selectionExplanation
        pro {
          uuid
          displayName
          city
          performance {
            rating
            gigsWorked
          }
          ...ProBadges_pro
          ...FavoriteToggle_pro
          ...ProAvatar_pro
        }
        proAtLocation @catch(to: NULL) {
          distanceMiles @catch(to: NULL)
          ...ProBadges_atLocation
          ...FavoriteToggle_atLocation
        }
        ...MatchPicture_application
        ...ConflictList_application
        ...ApplicationStatusBadge_application
        ...ApplicantActions_application
      }
    `,
    application,
  );
  const { pro } = data;
  const gigsWorked = pro.performance?.gigsWorked ?? 0;
  const facts = [
    pro.city,
    distanceText(data.proAtLocation?.distanceMiles),
    gigsWorked === 1 ? '1 shift worked' : `${gigsWorked} shifts worked`,
  ];

  return (
    <TableRow
      id={data.id}
      label={pro.displayName}
      isHighlighted={isOpen(pro.uuid)}
      state={`${data.status} ${data.isMissing}`}
      isBusy={isBusy}
    >
      <TableCell column="pro" isRowHeader>
        <div className={styles.pro}>
          <ProAvatar pro={pro} />
          <div className={styles.text}>
            <span className={styles.line}>
              <RowLink href={hrefOf(pro.uuid)} keepsScroll>
                {pro.displayName}
              </RowLink>
              <ProBadges pro={pro} atLocation={data.proAtLocation} />
            </span>
            <span className={styles.facts}>{facts.filter(Boolean).join(' · ')}</span>
          </div>
        </div>
        {data.selectionExplanation === null ? null : (
          <p className={styles.choice}>{`Selected automatically. ${data.selectionExplanation}`}</p>
        )}
        <ConflictList application={data} />
        {refusal === undefined ? null : (
          <div className={styles.refusal}>
            <InlineAlert tone="danger" isLive onDismissed={onRefusalDismissed}>
              {refusal}
            </InlineAlert>
          </div>
        )}
      </TableCell>
      <TableCell column="rating">
        <Rating value={pro.performance?.rating ?? null} />
      </TableCell>
      <TableCell column="match">
        <MatchPicture application={data} />
      </TableCell>
      <TableCell column="status">
        <ApplicationStatusBadge application={data} />
      </TableCell>
      <TableCell column="actions">
        <div className={styles.actions}>
          {locationId === null ? null : (
            <FavoriteToggle pro={pro} atLocation={data.proAtLocation} locationId={locationId} />
          )}
          {canManage ? (
            <ApplicantActions application={data} actionsIn={actionsIn} isBusy={isBusy} onActed={onActed} />
          ) : null}
        </div>
      </TableCell>
    </TableRow>
  );
}
