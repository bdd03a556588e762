import { GigApplication } from '../applications/GigApplication.ts';
import { builder } from '../../platform/schema/builder.ts';
import { Conflict } from './Conflict.ts';
import { conflictsById } from './conflictsApi.ts';

builder.objectField(GigApplication, 'conflicts', (t) =>
  t.field({
    type: [Conflict],
    nullable: true,
    description:
      'Conflicts of the pro with this gig, within the organization. Empty for a cancelled application and ' +
      'for a gig that is over. Costs no upstream call in the lists of a gig, else one for all ' +
      'applications of a response. Null if the REST API does not report them.',
    extensions: { listSize: 2 },
    resolve: ({ id, is_cancelled, conflicts }, _args, { rest }) =>
      conflicts ??
      (is_cancelled ? [] : rest.load(conflictsById, id).then((found) => found?.conflicts ?? null)),
  }),
);
