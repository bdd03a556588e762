import {
  attendance,
  type Attendance as AttendanceShape,
  type attendanceStates,
} from '@brigade/domain/day/roster/attendance.ts';
import { GigApplication } from '../../filling/applications/GigApplication.ts';
import { builder } from '../../platform/schema/builder.ts';
import type { Described } from '../../platform/schema/described.ts';
import { attendanceFacts } from './attendanceFacts.ts';
import { SentHome } from './SentHome.ts';

const AttendanceState = builder.enumType('AttendanceState', {
  description: 'Where a confirmed pro is on the day.',
  values: {
    EXPECTED: { description: 'The work has not started, and the pro has not clocked in.' },
    LATE: { description: 'The work has started without a clock-in.' },
    IN: { description: 'The pro is at work.' },
    ON_BREAK: { description: 'The pro is on break.' },
    OUT: { description: 'The pro has clocked out.' },
    SENT_HOME: { description: 'The pro was sent home early.' },
    NOT_RECORDED: { description: 'The work is over without a clock-in or a no-show.' },
    NO_SHOW: { description: 'The pro did not come.' },
    CALLED_OUT: { description: 'The pro or the location called off.' },
    CANCELLED: { description: 'The work was cancelled for another reason.' },
  } satisfies Described<typeof attendanceStates>,
});

const Attendance = builder.objectRef<AttendanceShape>('Attendance').implement({
  description:
    'Where a confirmed pro is, derived from punches, breaks and cancellation at the time of the request.',
  fields: (t) => ({
    state: t.expose('state', { type: AttendanceState, description: 'Where the pro is now.' }),
    since: t.field({
      type: 'DateTime',
      description:
        'When the state began, in UTC; for EXPECTED and LATE the start of the work, for NOT_RECORDED its end.',
      resolve: ({ since }) => since.toString({ fractionalSecondDigits: 3 }),
    }),
  }),
});

builder.objectFields(GigApplication, (t) => ({
  attendance: t.field({
    type: Attendance,
    nullable: true,
    description: 'Where the pro is on the day. Null if the pro was never confirmed.',
    resolve: (application, _args, { productSlug, now }) =>
      application.is_confirmed ? attendance(attendanceFacts(application, productSlug), now) : null,
  }),
  sentHome: t.expose('sent_home', {
    type: SentHome,
    nullable: true,
    description: 'The facts of sending the pro home early. Null if the pro was not.',
  }),
  phoneNumber: t.exposeString('phone_number', {
    nullable: true,
    description: 'The phone number of the pro, for calls about the work. Null unless the pro is confirmed.',
  }),
}));
