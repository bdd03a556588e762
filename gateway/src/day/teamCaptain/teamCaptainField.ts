import { builder } from '../../platform/schema/builder.ts';
import { found } from '../../platform/schema/found.ts';
import { isDatabaseId } from '../../platform/schema/globalId.ts';
import { TeamCaptain } from './TeamCaptain.ts';
import { listCaptainGigs } from './teamCaptainApi.ts';

builder.queryField('teamCaptain', (t) =>
  t.field({
    type: TeamCaptain,
    nullable: true,
    description:
      'The gigs of the event of a gig, or else of its location, in a range of time, for its team captains. Requires the ' +
      'permission `applications.attendance` there, or to lead the event: by a verified phone number that the event ' +
      'names, or confirmed for it in a position that leads it, until 24 hours after the end of a gig. Null with the ' +
      'error NOT_FOUND for others.',
    args: {
      sourceGigDatabaseId: t.arg({
        type: 'DatabaseId',
        required: true,
        description: 'The number of the gig to start from.',
      }),
      startTime: t.arg({ type: 'DateTime', required: true, description: 'The start of the range.' }),
      endTime: t.arg({
        type: 'DateTime',
        required: true,
        description: 'The end of the range, at most 7 days after its start.',
      }),
    },
    resolve: async (_root, { sourceGigDatabaseId, startTime, endTime }, { rest }) => {
      const sourceGigId = found(isDatabaseId(sourceGigDatabaseId) ? sourceGigDatabaseId : null, 'gig');
      const captained = await rest.call(listCaptainGigs, {
        path: { gigId: sourceGigId },
        query: { start_time: startTime, end_time: endTime },
      });
      return { ...captained, sourceGigId };
    },
  }),
);
