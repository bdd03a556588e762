import {
  breakCheck,
  type BreakCheck as BreakCheckShape,
  shiftCompliance,
} from '@brigade/domain/day/timesheets/breakCheck.ts';
import { GigApplication } from '../../filling/applications/GigApplication.ts';
import { builder } from '../../platform/schema/builder.ts';
import { BreakCompliance } from '../../schedule/gigs/BreakCompliance.ts';
import { recordedWork } from './recordedWork.ts';

const BreakCheck = builder.objectRef<BreakCheckShape>('BreakCheck').implement({
  description:
    "How the longest break of a pro compares with the rule of the location's market for work of this length. Breaks do not " +
    'add up.',
  fields: (t) => ({
    status: t.expose('status', {
      type: BreakCompliance,
      description: 'How the break compares with the rule; never NON_COMPLIANT.',
    }),
    shiftStatus: t.field({
      type: BreakCompliance,
      description:
        'The same for the shift as a whole: NON_COMPLIANT in place of SKIPPED, TOO_LATE, TOO_SHORT, ' +
        'TOO_LONG and NO_START_END_TIME.',
      resolve: ({ status }) => shiftCompliance(status),
    }),
    lengthMinutes: t.int({
      nullable: true,
      description: 'The length that the rule asks for, in minutes. Null if no rule applies.',
      resolve: ({ rule }) => rule?.lengthMinutes ?? null,
    }),
    dueAt: t.field({
      type: 'DateTime',
      nullable: true,
      description:
        'When the break starts at the latest, in UTC. Null if no rule applies and before the clock-in.',
      resolve: ({ dueAt }) => dueAt?.toString({ fractionalSecondDigits: 3 }) ?? null,
    }),
    minutesOff: t.exposeInt('minutesOff', {
      description: 'By how many minutes the break was late, too short or too long. 0 otherwise.',
    }),
  }),
});

builder.objectField(GigApplication, 'breakCheck', (t) =>
  t.field({
    type: BreakCheck,
    nullable: true,
    description:
      'How the longest break of the pro compares with the rule of the market. Null unless the pro is ' +
      'confirmed and not cancelled, and if the REST API does not send the rules.',
    resolve: (application, _args, { now }) => {
      const work = recordedWork(application);
      return work && breakCheck(work, now);
    },
  }),
);
