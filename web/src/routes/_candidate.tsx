import { createFileRoute } from '@tanstack/react-router';
import { CandidateFrame } from '../candidateCodes/CandidateFrame.tsx';
import { PageError } from '../shell/PageError.tsx';

export const Route = createFileRoute('/_candidate')({
  component: CandidateFrame,
  errorComponent: PageError,
});
