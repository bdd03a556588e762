import { renderApp } from './renderApp.tsx';
import { makeApplication, makeGigWith, type Application, type refusal } from './world.ts';

/** The list of applicants of gig 5. */
export const applicantsPath = '/locations/1/gigs/5/applicants';

/** Applicants that no one has decided on. */
export const openApplications = (...ids: number[]) => ids.map((id) => makeApplication(id));

interface BulkInput {
  readonly input: {
    readonly applicationIds: readonly string[];
    readonly reason?: string;
    readonly explanation?: string;
  };
}

/** The decisions and their undo, as the gateway would take them; `refuse` names the applications it refuses. */
export function decisionsOn(
  applications: readonly Application[],
  refuse: Record<string, ReturnType<typeof refusal>> = {},
) {
  const decide =
    (change: (application: Application, input: BulkInput['input']) => void) =>
    ({ input }: BulkInput) => ({
      errors: [],
      results: input.applicationIds.map((applicationId) => {
        const application = applications.find(({ id }) => id === applicationId);
        const error = refuse[applicationId];
        if (application && !error) change(application, input);
        return { applicationId, errors: error ? [error] : [], application: error ? null : application };
      }),
    });
  return {
    selectApplicants: decide((application) => {
      application.isSelected = true;
    }),
    unselectApplicants: decide((application) => {
      application.isSelected = false;
    }),
    confirmApplicants: decide((application) => {
      application.isConfirmed = true;
    }),
    reinstateApplicants: decide((application) => {
      application.isCancelled = false;
      application.cancellation = null;
    }),
    dismissApplicants: decide((application, { reason, explanation }) => {
      application.isCancelled = true;
      application.cancellation = {
        reason: reason ?? '',
        explanation: explanation ?? null,
        createdAt: '2026-01-01T00:00:00Z',
      };
    }),
  };
}

/** The list of applicants of a gig at location 1. */
export async function renderApplicants(
  applications: readonly Application[],
  search = '',
  root: Record<string, unknown> = {},
) {
  const gig = makeGigWith(5, applications);
  return renderApp(applicantsPath + search, { gig, node: gig, ...decisionsOn(applications), ...root });
}
