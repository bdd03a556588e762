import type { ReactNode } from 'react';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { NoGigs } from '../../ui/illustrations/NoGigs.tsx';
import type { DisputesChoice } from './disputesSearch.ts';

interface Props extends Pick<DisputesChoice, 'show'> {
  /** The title of a list without open disputes. */
  title: string;
  /** Which disputes appear in it. */
  children: ReactNode;
}

/** In place of a list without disputes. */
export function NoDisputes({ show, title, children }: Props) {
  return show === 'open' ? (
    <EmptyState illustration={<NoGigs />} title={title}>
      {children}
    </EmptyState>
  ) : (
    <EmptyState illustration={<NoGigs />} title="No decided disputes yet">
      Disputes appear here once they are decided.
    </EmptyState>
  );
}
