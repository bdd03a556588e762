import {
  checkInOpensAt,
  checkInWindow,
  type checkInWindows,
} from '@brigade/domain/day/checkIn/checkInWindow.ts';
import { Temporal } from '@brigade/domain/platform/time/temporal.ts';
import { Image } from '../../platform/images/Image.ts';
import { builder } from '../../platform/schema/builder.ts';
import type { Described } from '../../platform/schema/described.ts';
import { found } from '../../platform/schema/found.ts';
import { getCheckIn } from './checkInApi.ts';
import { checkinToken } from './checkinToken.ts';
import type { CheckInWire } from './checkInWire.ts';

const CheckInWindow = builder.enumType('CheckInWindow', {
  description: 'Whether pros can check in to a gig.',
  values: {
    EARLY: { description: 'Check-in opens 15 minutes before the start of the gig.' },
    OPEN: { description: 'Pros can check in until the end of the gig.' },
    OVER: { description: 'The gig has ended.' },
    CANCELLED: { description: 'The gig was cancelled.' },
  } satisfies Described<typeof checkInWindows>,
});

const GigCheckIn = builder.objectRef<CheckInWire>('GigCheckIn').implement({
  description: 'Where and when pros check in to a gig, visible to anyone who has its link, signed in or not.',
  fields: (t) => ({
    window: t.field({
      type: CheckInWindow,
      description: 'Whether pros can check in, computed from the current time.',
      resolve: ({ start_time, end_time, is_cancelled: isCancelled }, _args, { now }) => {
        const [start, end] = [Temporal.Instant.from(start_time), Temporal.Instant.from(end_time)];
        return checkInWindow({ start, end, isCancelled }, now);
      },
    }),
    opensAt: t.field({
      type: 'DateTime',
      description: 'When check-in opens, in UTC.',
      resolve: ({ start_time }) =>
        checkInOpensAt(Temporal.Instant.from(start_time)).toString({ fractionalSecondDigits: 3 }),
    }),
    startTime: t.expose('start_time', { type: 'DateTime', description: 'When the work starts, in UTC.' }),
    endTime: t.expose('end_time', { type: 'DateTime', description: 'When the work ends, in UTC.' }),
    timeZone: t.exposeString('timezone', { description: 'The IANA name of the time zone of the gig.' }),
    skillName: t.exposeString('skill_name', { description: 'The position that pros work in.' }),
    locationName: t.exposeString('location_name', { description: 'The name of the location.' }),
    locationImage: t.field({
      type: Image,
      description: "The location's image, if any.",
      resolve: ({ location_image_public_id: publicId }) => ({ publicId }),
    }),
    isCodeRequired: t.exposeBoolean('is_code_required', {
      description: 'Whether pros enter the four digits of the check-in code, besides their phone number.',
    }),
  }),
});

builder.queryField('gigCheckIn', (t) =>
  t.field({
    type: GigCheckIn,
    nullable: true,
    skipTypeScopes: true,
    description:
      'Where and when pros check in, for the token of a check-in link. Null with the error NOT_FOUND for an unknown token, ' +
      'CONFLICT for one that a new code replaced, or RATE_LIMITED after too many wrong links and codes.',
    args: { token: t.arg.string({ required: true, description: 'The token in the link.' }) },
    resolve: (_root, { token }, { rest }) => {
      const known = found(checkinToken.safeParse(token).data ?? null, 'check-in');
      return rest.call(getCheckIn, { path: { token: known } });
    },
  }),
);
