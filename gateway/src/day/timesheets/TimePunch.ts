import type { TimePunchWire } from '../../filling/applications/gigApplicationWire.ts';
import { Coordinates } from '../../platform/geo/Coordinates.ts';
import { builder } from '../../platform/schema/builder.ts';
import { isRecordedByViewer } from './isRecordedByViewer.ts';
import { recordedByName } from './recordedByName.ts';

const PunchType = builder.enumType('PunchType', {
  description: 'Whether a pro arrived or left.',
  values: {
    CLOCK_IN: { description: 'The pro began to work.' },
    CLOCK_OUT: { description: 'The pro stopped working.' },
  } as const,
});

export const CoordinatePrecision = builder.enumType('CoordinatePrecision', {
  description: 'How exactly the device of a pro knew where it was.',
  values: {
    FINE: { description: 'Exact to a few meters.' },
    COARSE: { description: 'Exact to a few kilometers only.' },
  } as const,
});

export const TimePunch = builder.objectRef<TimePunchWire>('TimePunch').implement({
  description: 'A clock-in or clock-out of a pro.',
  fields: (t) => ({
    databaseId: t.expose('id', { type: 'DatabaseId', description: 'The number of the punch.' }),
    type: t.expose('punch_type', { type: PunchType, description: 'Whether the pro arrived or left.' }),
    time: t.expose('time', { type: 'DateTime', description: 'When the pro arrived or left, in UTC.' }),
    note: t.exposeString('note', {
      nullable: true,
      description: 'Why a manager recorded the punch; null for none.',
    }),
    recordedByName: t.string({
      nullable: true,
      description:
        'The manager who recorded the punch or changed it last. Null for punches of the pro or of the system.',
      resolve: recordedByName,
    }),
    isRecordedByViewer: t.boolean({
      nullable: true,
      description:
        'Whether the viewer recorded the punch, or changed it last: then they can correct it until the end of the work.',
      resolve: isRecordedByViewer,
    }),
    isAutomatic: t.boolean({
      description:
        'Whether the system clocked the pro out, 4 hours after the end of the work. False once a manager changed the time.',
      resolve: ({ is_automatic }) => is_automatic ?? false,
    }),
    isCheckIn: t.boolean({
      description:
        'Whether the pro clocked in with the check-in code of the gig. False once a manager changed the time.',
      resolve: ({ is_check_in }) => is_check_in ?? false,
    }),
    coordinates: t.field({
      type: Coordinates,
      nullable: true,
      description:
        'Where the pro punched. Null for punches of managers and of the system, and once a manager changed the time.',
      resolve: ({ pro_coordinates }) => pro_coordinates?.coordinates ?? null,
    }),
    coordinatePrecision: t.expose('pro_coordinates_precision', {
      type: CoordinatePrecision,
      nullable: true,
      description: 'How exact the coordinates are. Null without coordinates.',
    }),
  }),
});
