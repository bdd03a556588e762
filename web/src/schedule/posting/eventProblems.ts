import { eventLead } from '@brigade/domain/schedule/events/eventLeads.ts';
import { eventName } from '@brigade/domain/schedule/events/eventName.ts';
import type { TermProblem } from '../terms/termValues.ts';
import type { PostingValues } from './postingValues.ts';
import { problemAt } from './problemAt.ts';

/** What is wrong with the event that is made along with its shifts. */
export function eventProblems({ type, eventId, eventName: name, leads }: PostingValues): TermProblem[] {
  if (type !== 'event' || eventId !== '') return [];
  return [
    ...problemAt('eventName', eventName, name),
    ...leads.flatMap((lead, index) =>
      (eventLead.safeParse(lead).error?.issues ?? []).map(({ path, message }) => ({
        path: ['leads', index, ...path].join('.'),
        message,
      })),
    ),
  ];
}
