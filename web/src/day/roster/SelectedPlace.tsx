import { graphql, useFragment } from 'react-relay/hooks';
import type { SelectedPlace_application$key } from '../../__generated__/SelectedPlace_application.graphql.ts';
import { ProAvatar } from '../../pros/profiles/ProAvatar.tsx';
import { LinkButton } from '../../ui/actions/LinkButton.tsx';
import styles from './GigPlaces.module.css';
import { Place } from './Place.tsx';

interface Props {
  /** Null for one of many who are not loaded. */
  application: SelectedPlace_application$key | null;
  /** Where the pro can be confirmed; null if the viewer cannot. */
  confirmHref: string | null;
}

/** The place of a pro who is selected and has not confirmed yet. */
export function SelectedPlace({ application, confirmHref }: Props) {
  const pro = useFragment(
    graphql`
      fragment SelectedPlace_application on GigApplication @throwOnFieldError {
        pro {
          displayName
          ...ProAvatar_pro
        }
      }
    `,
    application,
  )?.pro;
  return (
    <Place mark="pending" portrait={pro ? <ProAvatar pro={pro} /> : undefined}>
      <div className={styles.name}>
        <span>{pro?.displayName ?? '1 pro'}</span>
        <span className={styles.detail}>Selected, not confirmed yet</span>
      </div>
      {confirmHref === null ? null : (
        <LinkButton
          size="small"
          variant="outlined"
          href={confirmHref}
          aria-label={`Confirm ${pro?.displayName ?? 'a selected pro'}`}
        >
          Confirm
        </LinkButton>
      )}
    </Place>
  );
}
