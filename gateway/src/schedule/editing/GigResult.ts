import { encodeGlobalID } from '@pothos/plugin-relay';
import { type UserError as UserErrorShape, userErrorsFromWire } from '../../platform/errors/userError.ts';
import { builder } from '../../platform/schema/builder.ts';
import { UserError } from '../../platform/schema/UserError.ts';
import { Gig } from '../gigs/Gig.ts';
import type { GigWire } from '../gigs/gigWire.ts';
import type { GigEffectsWire, GigResultWire } from './changingApi.ts';
import { gigChangePaths } from '../../gigs/changing/gigChangePaths.ts';
import { GigEffects } from './GigEffects.ts';

/** What became of one gig: either it was done, or there are errors. */
export interface GigOutcome {
  /** The global id. */
  readonly gigId: string;
  readonly gig: GigWire | null;
  readonly effects: GigEffectsWire | null;
  readonly errors: readonly UserErrorShape[];
}

/** What REST says became of a gig. */
export function toOutcome(result: GigResultWire): GigOutcome {
  const gigId = encodeGlobalID('Gig', result.id);
  return result.ok
    ? { gigId, gig: result.gig, effects: result.effects, errors: [] }
    : { gigId, gig: null, effects: null, errors: userErrorsFromWire(result.error, gigChangePaths) };
}

export const GigResult = builder.objectRef<GigOutcome>('GigResult').implement({
  description: 'What became of one gig.',
  fields: (t) => ({
    gigId: t.exposeID('gigId', { description: 'The id of the gig; as it stands in the input, if it does.' }),
    gig: t.expose('gig', {
      type: Gig,
      nullable: true,
      description: 'The gig as it is now; null when it was refused.',
    }),
    effects: t.expose('effects', {
      type: GigEffects,
      nullable: true,
      description: 'What it does to its people; null when it was refused.',
    }),
    errors: t.expose('errors', {
      type: [UserError],
      description: 'Why it was refused, where in the input; empty when it was done.',
    }),
  }),
});
