import type { ApplicantStage } from '@brigade/domain/filling/applications/applicantStage.ts';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { NoApplicants } from '../../ui/illustrations/NoApplicants.tsx';

const texts: Record<ApplicantStage, { title: string; text: string }> = {
  OPEN: { title: 'No open applicants', text: 'New applicants appear here until you select or dismiss them.' },
  SELECTED: { title: 'No selected applicants', text: 'Select open applicants to offer them a place.' },
  CONFIRMED: { title: 'No confirmed pros yet', text: 'Confirmed pros have a place on this shift.' },
  CANCELLED: {
    title: 'No cancelled applicants',
    text: 'Dismissed and cancelled applicants appear here with the reason.',
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
