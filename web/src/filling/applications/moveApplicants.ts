import type { ApplicantStage } from '@brigade/domain/filling/applications/applicantStage.ts';
import { applicantStages } from '@brigade/domain/filling/applications/applicantStage.ts';
import { ConnectionHandler, type RecordSourceProxy } from 'relay-runtime';
import { applicantOrders } from './applicantsSearch.ts';

/** Shows applicants as selected, or as open again, before the server has answered. */
export function moveApplicants(
  store: RecordSourceProxy,
  gigId: string,
  applicationIds: readonly string[],
  to: 'OPEN' | 'SELECTED',
): void {
  for (const id of applicationIds) {
    const application = store.get(id);
    application?.setValue(to, 'stage');
    application?.setValue(to === 'SELECTED', 'isSelected');
    application?.setValue(to === 'SELECTED' ? 'SELECTED' : 'CREATED', 'status');
  }
  const fill = store.get(gigId)?.getLinkedRecord('fill');
  const change = to === 'SELECTED' ? applicationIds.length : -applicationIds.length;
  fill?.setValue(Number(fill.getValue('selected')) + change, 'selected');
  fill?.setValue(Math.max(0, Number(fill.getValue('openApplications')) - change), 'openApplications');
}

/**
 * Invalidates the lists of the other stages, so that they refetch when shown: an applicant who changed stage is missing
 * in one of them. The list on the screen removes the applicant itself.
 *
 * @param shown null where none of these lists is in sight
 */
export function outdateOtherStages(
  store: RecordSourceProxy,
  gigId: string,
  shown: ApplicantStage | null,
): void {
  const gig = store.get(gigId);
  if (!gig) return;
  for (const stage of applicantStages) {
    if (stage === shown) continue;
    for (const { value: orderBy } of applicantOrders) {
      const filters = { filter: { stage }, orderBy };
      ConnectionHandler.getConnection(gig, 'ApplicantList_applications', filters)?.invalidateRecord();
    }
  }
}
