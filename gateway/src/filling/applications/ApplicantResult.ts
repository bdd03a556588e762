import type { UserError as UserErrorShape } from '../../platform/errors/userError.ts';
import { builder } from '../../platform/schema/builder.ts';
import { UserError } from '../../platform/schema/UserError.ts';
import { unlessValidated } from '../../platform/schema/validateOnly.ts';
import { GigApplication } from './GigApplication.ts';
import type { GigApplicationWire } from './gigApplicationWire.ts';

/** What happened to one application: either it changed, or there are errors. */
export interface ApplicantOutcome {
  /** The global id from the input. */
  readonly applicationId: string;
  readonly application: GigApplicationWire | null;
  readonly errors: readonly UserErrorShape[];
}

export const ApplicantResult = builder.objectRef<ApplicantOutcome>('ApplicantResult').implement({
  description: 'The result for one application of a bulk mutation.',
  fields: (t) => ({
    applicationId: t.exposeID('applicationId', { description: 'The application ID from the input.' }),
    application: t.field({
      type: GigApplication,
      nullable: true,
      description: 'The application after the change. Null if the change was refused, or was only validated.',
      resolve: (outcome) => unlessValidated(outcome, outcome.application),
    }),
    errors: t.expose('errors', {
      type: [UserError],
      description: 'Why the change was refused; empty if it was made.',
    }),
  }),
});
