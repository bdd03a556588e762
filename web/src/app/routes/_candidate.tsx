import { createFileRoute } from '@tanstack/react-router';
import { CandidateFrame } from '../../hiring/candidateCodes/CandidateFrame.tsx';
import { PageError } from '../../platform/screen/PageError.tsx';

export const Route = createFileRoute('/_candidate')({
  component: CandidateFrame,
  errorComponent: PageError,
});
