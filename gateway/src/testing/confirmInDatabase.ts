import type { BusyGigApplicant } from './busiestGig.ts';
import type { TestStack } from './startTestStack.ts';

/** Confirms applicants where what the card network does is not of interest. */
export async function confirmInDatabase(
  { upstream }: Pick<TestStack, 'upstream'>,
  applicants: readonly BusyGigApplicant[],
): Promise<void> {
  const ids = applicants.map(({ databaseId }) => databaseId);
  await upstream.database
    .updateTable('gig_applications')
    .set({ is_selected: true, is_confirmed: true })
    .where('id', 'in', ids)
    .execute();
}
