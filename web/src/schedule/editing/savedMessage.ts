import type { ToastMessage } from '../../ui/feedback/toast.ts';
import type { GigUpdate } from './updateGig.ts';

/** What is said after saving: how many gigs changed, and how many could not. */
export function savedMessage({ results }: Pick<GigUpdate, 'results'>): Pick<ToastMessage, 'tone' | 'title'> {
  const refusals = results.flatMap(({ errors: [error] }) => (error ? [error.message] : []));
  const changed = results.length - refusals.length;
  const done = changed === 1 ? 'Shift updated' : `${changed} shifts updated`;
  const [first] = refusals;
  if (first === undefined) return { tone: 'success', title: done };
  return { tone: 'warning', title: `${done}, ${refusals.length} couldn’t be. ${first}` };
}
