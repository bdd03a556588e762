import type { ApplicantStage } from '@brigade/domain/filling/applications/applicantStage.ts';
import { EmptyState } from '../ui/feedback/EmptyState.tsx';
import { NoApplicants } from '../ui/illustrations/NoApplicants.tsx';

const texts: Record<ApplicantStage, { title: string; text: string }> = {
  OPEN: { title: 'Nobody is waiting', text: 'New applicants stand here until you select or dismiss them.' },
  SELECTED: { title: 'Nobody is selected', text: 'Select open applicants to offer them a place.' },
  CONFIRMED: { title: 'Nobody is confirmed yet', text: 'Confirmed pros have their place on this gig.' },
  CANCELLED: {
    title: 'Nobody was cancelled',
    text: 'Dismissed and cancelled applicants stand here with the reason.',
  },
};

/** A stage without applicants. */
export function ApplicantsEmpty({ stage }: { stage: ApplicantStage }) {
  const { title, text } = texts[stage];
  return (
    <EmptyState illustration={<NoApplicants />} title={title}>
      {text}
    </EmptyState>
  );
}
