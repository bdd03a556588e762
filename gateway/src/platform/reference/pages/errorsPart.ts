import { isNonNullType, type GraphQLField } from 'graphql';
import { html, listOf, type Html } from '../html.ts';
import { accessOfRootField } from '../model/access.ts';
import { base, type Reference } from '../model/reference.ts';
import type { RootKind } from '../model/rootFields.ts';

function codeLink(code: string): Html {
  return html`<a href="${base}/errors/${code}"><code>${code}</code></a>`;
}

/** What a field answers to those who may not see what they ask for. */
function refusalsOf(field: GraphQLField<unknown, unknown>, { facts }: Reference): readonly string[] {
  const usual = accessOfRootField(field) === 'EVERYONE' ? [] : ['FORBIDDEN'];
  const codes = facts.refusals.get(field.name) ?? usual;
  // An ID or a code may always be of nothing.
  const isLookUp = field.args.length > 0 && !isNonNullType(field.type);
  return isLookUp && !codes.includes('NOT_FOUND') ? [...codes, 'NOT_FOUND'] : codes;
}

/** The faults of a root field, in the order of the catalogue. */
function faultsOf(field: GraphQLField<unknown, unknown>, reference: Reference): readonly string[] {
  return [
    ...(accessOfRootField(field) === 'EVERYONE' ? [] : ['UNAUTHENTICATED']),
    ...refusalsOf(field, reference),
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
    ${listOf(faultsOf(field, reference).map(codeLink), 'names')}`;
  if (kind !== 'mutations') return faults;
  return html`<p>Refusals, in <code>errors</code> of the payload or of one of its results:</p>
    ${listOf((reference.facts.errors.get(field.name) ?? []).map(codeLink), 'names')} ${faults}`;
}
