import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { NoMessages } from '../../ui/illustrations/NoMessages.tsx';
import { NotFound } from '../../ui/illustrations/NotFound.tsx';

/** Shown where the server knows no exports. */
export function ExportsUnavailable() {
  return (
    <EmptyState illustration={<NotFound />} title="Exports are not available">
      The server of this app does not support exports.
    </EmptyState>
  );
}

/** Shown before the first export. */
export function NoExports() {
  return (
    <EmptyState illustration={<NoMessages />} title="No exports yet">
      An export writes a whole list to a file, such as all shifts of a year. It is kept for a week.
    </EmptyState>
  );
}
