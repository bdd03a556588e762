import { offersHref } from '../../filling/offers/offersHref.ts';
import { LinkButton } from '../../ui/actions/LinkButton.tsx';

interface Props {
  locationId: number;
  gigId: number;
  /** How many applicants wait for a decision. */
  openApplications: number;
  /** What the link to the applicants says. */
  chooseLabel: string;
}

/** The way to fill an open place: to the applicants, or to an offer while no one waits. */
export function FillLink({ locationId, gigId, openApplications, chooseLabel }: Props) {
  const step =
    openApplications > 0
      ? { label: chooseLabel, href: `/locations/${locationId}/gigs/${gigId}/applicants` }
      : { label: 'Offer', href: offersHref(locationId, { gigId }) };
  return (
    <LinkButton size="small" variant="outlined" href={step.href}>
      {step.label}
    </LinkButton>
  );
}
