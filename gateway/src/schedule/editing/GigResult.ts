import { encodeGlobalID } from '@pothos/plugin-relay';
import { type UserError as UserErrorShape, userErrorsFromWire } from '../../platform/errors/userError.ts';
import { builder } from '../../platform/schema/builder.ts';
import { UserError } from '../../platform/schema/UserError.ts';
import { Gig } from '../gigs/Gig.ts';
import type { GigWire } from '../gigs/gigWire.ts';
import type { GigEffectsWire, GigResultWire } from './changingApi.ts';
import { gigChangePaths } from './gigChangePaths.ts';
import { GigEffects } from './GigEffects.ts';
import { unlessValidated } from '../../platform/schema/validateOnly.ts';

/** The result for one gig: either it succeeded, or there are errors. */
export interface GigOutcome {
  /** The global id of the gig. */
  readonly gigId: string;
  readonly gig: GigWire | null;
  readonly effects: GigEffectsWire | null;
  readonly errors: readonly UserErrorShape[];
}

/** The REST result for one gig. */
export function toOutcome(result: GigResultWire): GigOutcome {
  const gigId = encodeGlobalID('Gig', result.id);
  return result.ok
    ? { gigId, gig: result.gig, effects: result.effects, errors: [] }
    : {
        gigId,
        gig: null,
        effects: null,
        errors: userErrorsFromWire(result.error, gigChangePaths, result.status),
      };
}

export const GigResult = builder.objectRef<GigOutcome>('GigResult').implement({
  description: 'The result of a change to one gig.',
  fields: (t) => ({
    gigId: t.exposeID('gigId', {
      description: 'The ID of the gig, exactly as given in the input, if it was.',
    }),
    gig: t.field({
      type: Gig,
      nullable: true,
      description: 'The updated gig; null if the change failed, or was only validated.',
      resolve: (outcome) => unlessValidated(outcome, outcome.gig),
    }),
    effects: t.expose('effects', {
      type: GigEffects,
      nullable: true,
      description:
        "The effect on the gig's pros; null if the change failed or the REST API does not report it.",
    }),
    errors: t.expose('errors', {
      type: [UserError],
      description: 'The errors, with paths into the input; empty if the change succeeded.',
    }),
  }),
});
