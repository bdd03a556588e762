import { isNonNullType, type GraphQLField } from 'graphql';
import { html, listOf, type Html } from '../html.ts';
import { accessOfRootField } from '../model/access.ts';
import { base, type Reference } from '../model/reference.ts';
import type { RootKind } from '../model/rootFields.ts';

function codeLink(code: string): Html {
  return html`<a href="${base}/errors/${code}"><code>${code}</code></a>`;
}

/** The faults of a root field, in the order of the catalogue. */
function faultsOf(field: GraphQLField<unknown, unknown>): readonly string[] {
  return [
    ...(accessOfRootField(field) === 'EVERYONE' ? [] : ['UNAUTHENTICATED', 'FORBIDDEN']),
    ...(field.args.length > 0 && !isNonNullType(field.type) ? ['NOT_FOUND'] : []),
    ...(field.args.length > 0 ? ['BAD_USER_INPUT'] : []),
    'RATE_LIMITED',
    'UPSTREAM_UNAVAILABLE',
    'UPSTREAM_TIMEOUT',
  ];
}

/** The errors of a root field: refusals of mutations, and faults. */
export function errorsPart(
  kind: RootKind,
  field: GraphQLField<unknown, unknown>,
  reference: Reference,
): Html {
  const faults = html`<p>Faults, in <code>errors</code> of the response:</p>
    ${listOf(faultsOf(field).map(codeLink), 'names')}`;
  if (kind !== 'mutations') return faults;
  return html`<p>Refusals, in <code>errors</code> of the payload or of one of its results:</p>
    ${listOf((reference.facts.errors.get(field.name) ?? []).map(codeLink), 'names')} ${faults}`;
}
