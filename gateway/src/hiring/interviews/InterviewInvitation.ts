import {
  invitationStanding,
  type invitationStandings,
} from '@brigade/domain/hiring/interviews/invitationStanding.ts';
import { Temporal } from '@brigade/domain/platform/time/temporal.ts';
import { heldCode } from '../candidateCodes/heldCode.ts';
import { Image } from '../../platform/images/Image.ts';
import { PostalAddress } from '../../businesses/locations/PostalAddress.ts';
import { Money, usd } from '../../platform/money/Money.ts';
import { builder } from '../../platform/schema/builder.ts';
import type { Described } from '../../platform/schema/described.ts';
import { getInterview } from './interviewsApi.ts';
import type { InterviewWire } from './interviewWire.ts';

const InvitationStanding = builder.enumType('InterviewInvitationStanding', {
  description: 'The status of an interview invitation.',
  values: {
    OPEN: { description: 'The invitation is awaiting a response.' },
    MISSED: { description: 'The interview started before the candidate responded.' },
    ACCEPTED: { description: 'The candidate accepted the invitation.' },
    DECLINED: { description: 'The candidate declined the invitation.' },
    OVER: { description: 'The interview has already ended.' },
  } satisfies Described<typeof invitationStandings>,
});

const InterviewContact = builder
  .objectRef<NonNullable<InterviewWire['interview_contact']>>('InterviewContact')
  .implement({
    description: 'The contact person for an interview.',
    fields: (t) => ({
      fullName: t.exposeString('fullname', { description: "The contact's first and last name." }),
      phoneNumber: t.exposeString('phone_number', {
        nullable: true,
        description: "The contact's phone number, if any.",
      }),
    }),
  });

export const InterviewInvitation = builder.objectRef<InterviewWire>('InterviewInvitation').implement({
  description: 'An interview invitation, visible to anyone who has its code, signed in or not.',
  fields: (t) => ({
    standing: t.field({
      type: InvitationStanding,
      description: 'The status of the invitation, including the response, computed from the current time.',
      resolve: ({ status, start_time, end_time }, _args, { now }) =>
        invitationStanding(
          { status, start: Temporal.Instant.from(start_time), end: Temporal.Instant.from(end_time) },
          now,
        ),
    }),
    jobName: t.exposeString('job_posting_name', { description: 'The name of the job.' }),
    candidateFirstName: t.string({
      description: "The candidate's first name.",
      resolve: ({ candidate }) => candidate.first_name,
    }),
    startTime: t.expose('start_time', {
      type: 'DateTime',
      description: 'When the interview starts, in UTC.',
    }),
    endTime: t.expose('end_time', { type: 'DateTime', description: 'When the interview ends, in UTC.' }),
    timeZone: t.string({
      nullable: true,
      description: "The IANA name of the location's time zone, for displaying the times.",
      resolve: ({ location }) => location.timezone,
    }),
    pay: t.field({
      type: Money,
      nullable: true,
      description: 'The pay for attending the whole interview; null if unpaid.',
      resolve: ({ wage }) => usd(wage || null),
    }),
    channelUrl: t.exposeString('channel_url', {
      nullable: true,
      description: 'The URL of the video call; null if there is none.',
    }),
    instructions: t.string({
      description: 'Instructions, such as what to bring and who to ask for; may be empty.',
      resolve: ({ instructions }) => instructions ?? '',
    }),
    contact: t.field({
      type: InterviewContact,
      nullable: true,
      description: 'The contact person, if any.',
      resolve: ({ interview_contact }) => interview_contact,
    }),
    locationName: t.string({
      description: 'The name of the inviting location.',
      resolve: ({ location }) => location.name,
    }),
    locationImage: t.field({
      type: Image,
      description: "The location's image, if any.",
      resolve: ({ location }) => ({ publicId: location.image_public_id }),
    }),
    address: t.field({
      type: PostalAddress,
      description: 'The address of the location.',
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
      'The interview invitation for a code. Null with the error NOT_FOUND for a wrong code, or RATE_LIMITED after too many ' +
      'wrong codes.',
    args: { code: t.arg.string({ required: true, description: 'The invitation code, in any format.' }) },
    resolve: (_root, { code }, { rest }) =>
      rest.call(getInterview, { path: { secret: heldCode(code, 'invitation') } }),
  }),
);
