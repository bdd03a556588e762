import { costOfPosting } from '../costs/costOfPosting.ts';
import type { BuilderTypes } from '../../platform/schema/builder.ts';
import { Money } from '../../platform/money/Money.ts';
import { RefusedPayload } from '../../platform/schema/refusedPayload.ts';
import type { PostedGigsWire } from './gigImportsApi.ts';

/** The field `cost` of mutations that post gigs from rows or other gigs. */
export function costOfPostedField(
  t: PothosSchemaTypes.ObjectFieldBuilder<BuilderTypes, PostedGigsWire | RefusedPayload>,
) {
  return t.field({
    type: Money,
    nullable: true,
    description:
      'What the gigs cost when all their places are worked as posted, also with `validateOnly`. Null if the input was ' +
      'refused or no gig can be posted, or if the REST API does not report it. Costs two upstream calls.',
    resolve: (payload, _args, context) =>
      payload instanceof RefusedPayload || !payload.gigs?.length
        ? null
        : costOfPosting(payload.gigs, context),
  });
}
