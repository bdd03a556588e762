import {
  invitationStanding,
  type invitationStandings,
} from '@brigade/domain/hiring/interviews/invitationStanding.ts';
import { Temporal } from '@brigade/domain/platform/time/temporal.ts';
import { heldCode } from '../../candidateCodes/heldCode.ts';
import { Image } from '../../images/Image.ts';
import { PostalAddress } from '../../businesses/locations/PostalAddress.ts';
import { Money, usd } from '../../platform/money/Money.ts';
import { builder } from '../../platform/schema/builder.ts';
import type { Described } from '../../platform/schema/described.ts';
import { getInterview } from './interviewsApi.ts';
import type { InterviewWire } from './interviewWire.ts';

const InvitationStanding = builder.enumType('InterviewInvitationStanding', {
  description: 'What an invitation to an interview is to its candidate.',
  values: {
    OPEN: { description: 'It waits for an answer.' },
    MISSED: { description: 'The interview began before it was answered.' },
    ACCEPTED: { description: 'The candidate is expected.' },
    DECLINED: { description: 'The candidate will not come.' },
    OVER: { description: 'The interview has ended.' },
  } satisfies Described<typeof invitationStandings>,
});

const InterviewContact = builder
  .objectRef<NonNullable<InterviewWire['interview_contact']>>('InterviewContact')
  .implement({
    description: 'Whom a candidate can ask about an interview.',
    fields: (t) => ({
      fullName: t.exposeString('fullname', { description: 'First and last name.' }),
      phoneNumber: t.exposeString('phone_number', {
        nullable: true,
        description: 'The phone number, if any.',
      }),
    }),
  });

export const InterviewInvitation = builder.objectRef<InterviewWire>('InterviewInvitation').implement({
  description: 'What the code of an interview shows to its candidate, signed in or not.',
  fields: (t) => ({
    standing: t.field({
      type: InvitationStanding,
      description: 'Whether it can be answered, and what was answered. Computed by the current time.',
      resolve: ({ status, start_time, end_time }, _args, { now }) =>
        invitationStanding(
          { status, start: Temporal.Instant.from(start_time), end: Temporal.Instant.from(end_time) },
          now,
        ),
    }),
    jobName: t.exposeString('job_posting_name', { description: 'What the job is.' }),
    candidateFirstName: t.string({
      description: 'Who is invited.',
      resolve: ({ candidate }) => candidate.first_name,
    }),
    startTime: t.expose('start_time', { type: 'DateTime', description: 'When it begins.' }),
    endTime: t.expose('end_time', { type: 'DateTime', description: 'When it ends.' }),
    timeZone: t.string({
      nullable: true,
      description: 'IANA name of the zone of the location, in which its times are shown.',
      resolve: ({ location }) => location.timezone,
    }),
    pay: t.field({
      type: Money,
      nullable: true,
      description: 'What the candidate gets for coming, the whole interview; null for nothing.',
      resolve: ({ wage }) => usd(wage || null),
    }),
    channelUrl: t.exposeString('channel_url', {
      nullable: true,
      description: 'Where it is held when it is held by video.',
    }),
    instructions: t.string({
      description: 'What to bring and whom to ask for; may be empty.',
      resolve: ({ instructions }) => instructions ?? '',
    }),
    contact: t.field({
      type: InterviewContact,
      nullable: true,
      description: 'Whom to ask.',
      resolve: ({ interview_contact }) => interview_contact,
    }),
    locationName: t.string({ description: 'Who invites.', resolve: ({ location }) => location.name }),
    locationImage: t.field({
      type: Image,
      description: 'The picture of the location.',
      resolve: ({ location }) => ({ publicId: location.image_public_id }),
    }),
    address: t.field({
      type: PostalAddress,
      description: 'Where the location is.',
      resolve: ({ location }) => ({
        line1: location.street_address,
        city: location.city,
        stateCode: location.state_code,
        postalCode: location.zip_code ?? '',
      }),
    }),
  }),
});

builder.queryField('interviewInvitation', (t) =>
  t.field({
    type: InterviewInvitation,
    nullable: true,
    skipTypeScopes: true,
    description:
      'What the code of an interview stands for. Null with the error NOT_FOUND for a wrong code; RATE_LIMITED after ' +
      'too many of them.',
    args: { code: t.arg.string({ required: true, description: 'The code, however it was typed.' }) },
    resolve: (_root, { code }, { rest }) =>
      rest.call(getInterview, { path: { secret: heldCode(code, 'invitation') } }),
  }),
);
