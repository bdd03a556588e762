import type { Context } from '../../platform/context.ts';
import { type PathsByTarget, userError } from '../../platform/errors/userError.ts';
import { builder } from '../../platform/schema/builder.ts';
import { UserError } from '../../platform/schema/UserError.ts';
import { Gig } from '../gigs/Gig.ts';
import { loadGig } from '../gigs/loadGig.ts';
import type { PostedGigWire } from './gigImportsApi.ts';

/** Where in a row stands what REST names. */
const rowPaths: PathsByTarget = {
  skill_id: ['line', 'skillId'],
  start_time: ['line', 'startTime'],
  end_time: ['line', 'endTime'],
  allowed_confirmed_pros: ['line', 'places'],
  wage_amount: ['line', 'wageCents'],
  unpaid_break_minutes: ['line', 'unpaidBreakMinutes'],
  description: ['line', 'description'],
  contact_name: ['contactName'],
  contact_phone: ['contactPhone'],
  special_inst: ['specialInstructions'],
};

function gigOrNull(id: number | null | undefined, context: Context) {
  return id == null ? null : loadGig(id, context);
}

export const PostedGigResult = builder.objectRef<PostedGigWire>('PostedGigResult').implement({
  description: 'How it went with one gig that was to be posted.',
  fields: (t) => ({
    startTime: t.expose('start_time', {
      type: 'DateTime',
      nullable: true,
      description: 'When it starts; null where it cannot be posted.',
    }),
    endTime: t.expose('end_time', {
      type: 'DateTime',
      nullable: true,
      description: 'When it ends; null where it cannot be posted.',
    }),
    errors: t.field({
      type: [UserError],
      description: 'Why it cannot be posted, with paths into its row; empty when it can.',
      resolve: ({ problems }) =>
        problems.map(({ target, message }) =>
          userError('INVALID', message, target === null ? [] : (rowPaths[target] ?? [])),
        ),
    }),
    sameGig: t.field({
      type: Gig,
      nullable: true,
      description: 'A gig that is posted already for the same position and some of the same time.',
      resolve: ({ same_gig_id }, _args, context) => gigOrNull(same_gig_id, context),
    }),
    copiedGig: t.field({
      type: Gig,
      nullable: true,
      description: 'The gig that it is a copy of; null for a row of a table.',
      resolve: ({ copied_gig_id }, _args, context) => gigOrNull(copied_gig_id, context),
    }),
    gig: t.field({
      type: Gig,
      nullable: true,
      description: 'The gig that was posted; null when none was.',
      resolve: ({ gig_id }, _args, context) => gigOrNull(gig_id, context),
    }),
  }),
});
