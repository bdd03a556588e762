import { type Application, refusal } from './world.ts';

interface Bulk {
  readonly input: { readonly applicationIds: readonly string[] };
}

/** A bulk mutation that changes applications, or refuses them with a message. */
export function bulkResponse(
  applications: readonly Application[],
  change: (application: Application) => void,
  message = '',
) {
  return ({ input }: Bulk) => ({
    errors: [],
    results: input.applicationIds.map((applicationId) => {
      const application = applications.find(({ id }) => id === applicationId);
      if (application && message === '') change(application);
      const errors = message === '' ? [] : [refusal('INVALID_TRANSITION', message)];
      return { applicationId, errors, application: message === '' ? application : null };
    }),
  });
}
