import { createFileRoute } from '@tanstack/react-router';
import { ArrivalFrame } from '../../accounts/signIn/arrival/ArrivalFrame.tsx';
import { PageError } from '../../platform/screen/PageError.tsx';

export const Route = createFileRoute('/_arrival')({
  component: ArrivalFrame,
  errorComponent: PageError,
});
