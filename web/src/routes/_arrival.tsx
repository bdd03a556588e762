import { createFileRoute } from '@tanstack/react-router';
import { ArrivalFrame } from '../auth/ArrivalFrame.tsx';
import { PageError } from '../shell/PageError.tsx';

export const Route = createFileRoute('/_arrival')({
  component: ArrivalFrame,
  errorComponent: PageError,
});
