import { html, listOf } from '../html.ts';
import { fieldsIn, typesIn } from '../model/areaContent.ts';
import { areaTitles, type Area } from '../model/areas.ts';
import { base, type Reference } from '../model/reference.ts';
import type { Page } from './layout.ts';
import { section } from './parts.ts';

const areas = Object.keys(areaTitles) as Area[];

const downloads: readonly (readonly [file: string, text: string])[] = [
  ['schema.graphql', 'The schema, for code generators and editors.'],
  ['persisted-documents.json', 'The operations of the web app by their ids.'],
  ['openapi.json', 'The REST API behind this endpoint, as OpenAPI 3.1.'],
];

function count(number: number, one: string, many: string): string {
  return `${number} ${number === 1 ? one : many}`;
}

function counts(area: Area, reference: Reference): string {
  return [
    count(fieldsIn(area, 'queries', reference).length, 'query', 'queries'),
    count(fieldsIn(area, 'mutations', reference).length, 'mutation', 'mutations'),
    count(typesIn(area, reference).length, 'type', 'types'),
  ].join(', ');
}

/** The first page: the areas, and what can be downloaded. */
export function indexPage(reference: Reference): Page {
  return {
    status: 200,
    title: 'Overview',
    body: html`<h1>API reference</h1>
      <p>
        Every query, mutation and type of the GraphQL API, made from the schema that this server runs. Send
        operations to <code>POST /graphql</code>, with a session or an API token as
        <code>Authorization: Bearer …</code>.
      </p>
      ${section(
        'areas',
        'Areas',
        listOf(
          areas.map(
            (area) =>
              html`<a href="${base}/areas/${area}">${areaTitles[area]}</a>
                <span class="note">${counts(area, reference)}</span>`,
          ),
          'cards',
        ),
      )}
      ${section(
        'downloads',
        'Downloads',
        listOf(downloads.map(([file, text]) => html`<a href="${base}/${file}">${file}</a> ${text}`)),
      )}`,
  };
}
