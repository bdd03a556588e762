import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { NotFound } from '../../ui/illustrations/NotFound.tsx';

/** In a drawer or panel, the place of the profile of an unknown pro. */
export function NoProfile() {
  return (
    <EmptyState illustration={<NotFound />} title="Profile not found">
      This pro may have left, or you have no access to the profile.
    </EmptyState>
  );
}
