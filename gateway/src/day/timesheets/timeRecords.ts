import { GigApplication } from '../../filling/applications/GigApplication.ts';
import { builder } from '../../platform/schema/builder.ts';
import { ShiftBreak } from './ShiftBreak.ts';
import { TimePunch } from './TimePunch.ts';

builder.objectFields(GigApplication, (t) => ({
  timePunches: t.field({
    type: [TimePunch],
    description: 'The punches of the pro, the earliest first.',
    extensions: { listSize: 2 },
    resolve: ({ timesheet }) => timesheet?.time_punches ?? [],
  }),
  shiftBreaks: t.field({
    type: [ShiftBreak],
    description: 'The breaks of the pro, the earliest first.',
    extensions: { listSize: 2 },
    resolve: ({ timesheet }) => timesheet?.shift_breaks ?? [],
  }),
}));
