import { Temporal } from 'temporal-polyfill';
import { hashCandidateCode } from '../../../hiring/candidateCodes/candidateCode.ts';
import type { DemoRow, DemoRows } from '../demoRow.ts';
import { saltbox } from '../locations/saltbox.ts';
import { orientationItems } from './orientationItems.ts';

/** The codes of the demo's candidates, readable as COPPERFINCH7, SALTBOXVIDEO and ORIENTATION5. */
export const demoCodes = {
  interview: 'C0PPERF1NCH7',
  videoInterview: 'SA1TB0XV1DE0',
  orientation: '0R1ENTAT10N5',
} as const;

const { id: location_id, timezone } = saltbox.row;

/** An hour of a day relative to today, in Saltbox's local time. */
function at(now: number, days: number, hour: number): string {
  const today = Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO(timezone).toPlainDate();
  return today
    .add({ days })
    .toZonedDateTime({ timeZone: timezone, plainTime: { hour } })
    .toInstant()
    .toString();
}

function interviewRows(now: number): DemoRow<'interviews'>[] {
  const common = {
    location_id,
    candidate_email: null,
    candidate_phone_number: null,
    contact_fullname: 'Renata Ochoa',
    contact_phone_number: '+12135550131',
    gig_id: null,
    gig_application_id: null,
    created_ts: at(now, -1, 10),
  };
  return [
    {
      ...common,
      id: 1,
      secret_hash: hashCandidateCode(demoCodes.interview),
      status: 'INVITED',
      job_posting_name: 'Line cook, evenings',
      wage: 25,
      start_time: at(now, 3, 15),
      end_time: at(now, 3, 16),
      channel_url: null,
      instructions:
        'Come to the bar and ask for Renata. We talk for half an hour and cook one dish together; knives and an apron are there.',
      candidate_first_name: 'Nia',
      candidate_last_name: 'Brooks',
      answered_ts: null,
    },
    {
      ...common,
      id: 2,
      secret_hash: hashCandidateCode(demoCodes.videoInterview),
      status: 'CONFIRMED',
      job_posting_name: 'Host',
      wage: 0,
      start_time: at(now, 5, 11),
      end_time: at(now, 5, 12),
      channel_url: 'https://meet.example/saltbox-host',
      instructions: 'A quiet place and a camera are enough.',
      candidate_first_name: 'Theo',
      candidate_last_name: 'Marsh',
      answered_ts: at(now, -1, 18),
    },
  ];
}

/** Two interviews and an orientation at the hiring location. */
export function candidateRows(
  now: number,
): Pick<DemoRows, 'interviews' | 'orientations' | 'orientation_items'> {
  return {
    interviews: interviewRows(now),
    orientations: [
      {
        id: 1,
        secret_hash: hashCandidateCode(demoCodes.orientation),
        location_id,
        title: 'Before your first day',
        candidate_first_name: 'Imani',
        created_ts: at(now, -2, 9),
      },
    ],
    orientation_items: orientationItems.map((item, index) => ({
      ...item,
      id: index + 1,
      orientation_id: 1,
      position: index + 1,
      read_ts: null,
    })),
  };
}
