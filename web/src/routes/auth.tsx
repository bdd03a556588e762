import { returnPath } from '@brigade/domain/auth/returnPath.ts';
import { createFileRoute, redirect } from '@tanstack/react-router';
import { ArrivalFrame } from '../auth/ArrivalFrame.tsx';
import { readSession } from '../auth/session.ts';
import { signInSearch } from '../auth/signInSearch.ts';

export const Route = createFileRoute('/auth')({
  validateSearch: signInSearch,
  beforeLoad: ({ search }) => {
    if (readSession()) throw redirect({ href: returnPath(search.returnTo), replace: true });
  },
  component: ArrivalFrame,
});
