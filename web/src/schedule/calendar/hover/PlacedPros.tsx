import { graphql, useFragment } from 'react-relay/hooks';
import type { PlacedPros_gig$key } from '../../../__generated__/PlacedPros_gig.graphql.ts';
import { ProAvatar } from '../../../pros/profiles/ProAvatar.tsx';
import { SlotMark } from '../../../ui/layout/Slots.tsx';
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden.tsx';
import styles from './EntryHoverCard.module.css';

/** More names than these make the card a list. */
const mostNames = 6;

/** Who is confirmed for a gig, and who of them is not coming. */
export function PlacedPros({ gig }: { gig: PlacedPros_gig$key }) {
  const { roster } = useFragment(
    graphql`
      fragment PlacedPros_gig on Gig @throwOnFieldError {
        roster @catch(to: NULL) {
          id
          attendance {
            state
          }
          pro {
            displayName
            ...ProAvatar_pro
          }
        }
      }
    `,
    gig,
  );
  const pros = (roster ?? []).filter(({ attendance }) => attendance && attendance.state !== 'CANCELLED');
  if (pros.length === 0) return null;
  return (
    <ul className={styles.people} aria-label="Confirmed pros">
      {pros.slice(0, mostNames).map(({ id, attendance, pro }) => {
        const isGone = attendance?.state === 'NO_SHOW' || attendance?.state === 'CALLED_OUT';
        return (
          <li key={id}>
            <SlotMark state={isGone ? 'broken' : 'sure'} />
            <ProAvatar pro={pro} size="small" />
            <strong>{pro.displayName}</strong>
            {isGone ? <VisuallyHidden>not coming</VisuallyHidden> : null}
          </li>
        );
      })}
      {pros.length > mostNames ? <li className={styles.muted}>{`${pros.length - mostNames} more`}</li> : null}
    </ul>
  );
}
