import { graphql, useFragment } from 'react-relay/hooks';
import type { GigRowWaiting_gig$key } from '../../__generated__/GigRowWaiting_gig.graphql.ts';
import { VisuallyHidden } from '../../ui/layout/VisuallyHidden.tsx';
import { useLinkClick } from '../../ui/navigation/NavigationProvider.tsx';
import styles from './GigRow.module.css';

interface Props {
  gig: GigRowWaiting_gig$key;
  /** The URL of the gig. */
  href: string;
}

/** How many applicants wait for a decision about them, as a link to them; nothing once the gig starts. */
export function GigRowWaiting({ gig, href }: Props) {
  const { startCountsAsPast, fill } = useFragment(
    graphql`
      fragment GigRowWaiting_gig on Gig @throwOnFieldError {
        startCountsAsPast
        fill {
          openApplications
          confirmed
          places
        }
      }
    `,
    gig,
  );
  const followLink = useLinkClick();
  const { openApplications, confirmed, places } = fill;
  if (startCountsAsPast || openApplications === 0) return null;
  return (
    <a
      className={styles.applicants}
      data-open={confirmed < places || undefined}
      href={`${href}/applicants`}
      onClick={followLink}
    >
      {openApplications}
      <VisuallyHidden>{openApplications === 1 ? ' applicant' : ' applicants'}</VisuallyHidden> waiting
    </a>
  );
}
