import { isAboutPay, isGigPayDue } from '@brigade/domain/schedule/gigs/currentGigStatus.ts';
import { graphql, useFragment } from 'react-relay/hooks';
import type { GigNextStep_gig$key } from '../../__generated__/GigNextStep_gig.graphql.ts';
import { selectedHref } from '../../filling/applications/selectedHref.ts';
import { offersHref } from '../../filling/offers/offersHref.ts';
import { currentGigPhase } from '../../schedule/gigs/currentGigPhase.ts';
import { postHref } from '../../schedule/posting/postHref.ts';
import { LinkButton } from '../../ui/actions/LinkButton.tsx';

interface Props {
  gig: GigNextStep_gig$key;
  locationId: number;
}

/** The one thing to do next with a gig, by its phase and by what the viewer may do. */
export function GigNextStep({ gig, locationId }: Props) {
  const data = useFragment(
    graphql`
      fragment GigNextStep_gig on Gig @throwOnFieldError {
        databaseId
        status
        listStatus
        startCountsAsPast
        viewerCanManageApplicants @catch(to: NULL)
        fill {
          openApplications
          confirmed
          places
          selected
          unpaid
        }
        location {
          viewerCanPostGigs @catch(to: NULL)
          viewerCanPay @catch(to: NULL)
        }
        ...currentGigPhase_gig
      }
    `,
    gig,
  );
  const page = `/locations/${locationId}/gigs/${data.databaseId}`;
  const step = nextStep();
  if (step === null) return null;
  return (
    <LinkButton variant="contained" href={step.href}>
      {step.label}
    </LinkButton>
  );

  function nextStep(): { label: string; href: string } | null {
    if (isGigPayDue(data.listStatus, data.fill.unpaid) && data.location?.viewerCanPay === true) {
      return { label: 'Pay', href: `${page}/pay` };
    }
    const phase = currentGigPhase(data);
    const roster = { label: 'Open roster', href: `${page}/roster` };
    if (phase === 'AFTER') {
      // Who does not pay completes the times after the shift, as all do until it counts as ended.
      return isAboutPay(data.listStatus) && data.location?.viewerCanPay === true
        ? { label: 'See payments', href: `${page}/pay` }
        : roster;
    }
    if (phase === 'TODAY') return roster;
    if (phase === 'CLOSED') {
      return data.location?.viewerCanPostGigs !== false
        ? { label: 'Repost', href: postHref(locationId, { copyOf: data.databaseId }) }
        : null;
    }
    // Until its location is approved, a gig takes no applicants and cannot be offered.
    if (data.status === 'UNAPPROVED') return null;
    const { openApplications, confirmed, places, selected } = data.fill;
    if (data.viewerCanManageApplicants !== true || confirmed >= places) return roster;
    if (selected >= places && !data.startCountsAsPast) {
      return {
        label: `Confirm ${selected - confirmed} selected`,
        href: selectedHref(locationId, data.databaseId),
      };
    }
    if (openApplications > 0) {
      const applicants = openApplications === 1 ? '1 applicant' : `${openApplications} applicants`;
      return { label: `Review ${applicants}`, href: `${page}/applicants` };
    }
    return { label: 'Offer to pros', href: offersHref(locationId, { gigId: data.databaseId }) };
  }
}
