import { readFileSync } from 'node:fs';

/** A persisted document of the web app, with variables that the demo data has an answer for. */
export interface Screen {
  readonly name: string;
  readonly id: string;
  readonly text: string;
  readonly variables: Readonly<Record<string, unknown>>;
}

/** Documents of the web app by their ids. */
export function persistedDocuments(): [id: string, text: string][] {
  const file = new URL('../../../persisted-documents.json', import.meta.url);
  return Object.entries(JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>);
}

function screen(name: string, operation: string, variables: Screen['variables']): Screen {
  const found = persistedDocuments().find(([, text]) => text.startsWith(`query ${operation}(`));
  if (found === undefined) throw new Error(`No persisted document is named ${operation}.`);
  const [id, text] = found;
  return { name, id, text, variables };
}

/**
 * The screens that people wait for most.
 *
 * @param gigId a gig with at least a page of applicants.
 */
export function screensOf(gigId: number): readonly Screen[] {
  return [
    screen('applicants screen', 'ApplicantsScreenQuery', { gigId, stage: 'OPEN', orderBy: 'BEST_MATCH' }),
    screen('gig list', 'GigListScreenQuery', { locationId: 1, filter: {}, orderBy: 'STARTING_SOONEST' }),
    screen('calendar month', 'CalendarScreenQuery', {
      locationId: 1,
      from: '2026-03-01',
      until: '2026-04-04',
      isByPerson: false,
      filter: {},
    }),
  ];
}
