import type { Dialect } from './specifiedServer.ts';

/** Servers that the specification allows, by what each does. */
export const specifiedDialects: readonly [what: string, Dialect][] = [
  ['sends arrays for all lists that the specification does not call paged', {}],
  ['pages every list, and refuses pages past the end', { envelopes: 'all', refusesPastEnd: true }],
  ['puts at most 50 rows on a page', { envelopes: 'all', refusesPastEnd: true, cap: 50 }],
  ['does not count', { envelopes: 'all', refusesPastEnd: true, counts: false }],
  ['does not count and puts at most 50 rows on a page', { envelopes: 'all', counts: false, cap: 50 }],
  ['sends arrays for all lists', { envelopes: 'none' }],
  ['has more fields than the specification names', { envelopes: 'all', hasExtraFields: true }],
  ['has values that the specification does not list', { hasUnknownValues: true }],
  ['writes decimals as text', { hasTextDecimals: true }],
];
