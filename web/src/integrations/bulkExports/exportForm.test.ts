import { buildSchema, parse, validate } from 'graphql';
import { expect, test } from 'vitest';
import schemaText from '../../../../schema.graphql?raw';
import { exportInput, exportSchema, exportYears, newExport, shiftNumber } from './exportForm.ts';
import { exportDocuments, readyExports } from './readyExports.ts';

const schema = buildSchema(schemaText);
const zone = 'America/New_York';
const values = newExport('7', 2026);

test.each(readyExports)('the document of %s fits the schema', (what) => {
  expect(validate(schema, parse(exportDocuments[what]))).toEqual([]);
});

test('a year begins and ends in the zone', () => {
  const { name, variables } = exportInput(values, zone);

  expect(name).toBe('Shifts of 2026');
  expect(JSON.parse(variables)).toEqual({
    location: 7,
    from: '2026-01-01T05:00:00Z',
    to: '2027-01-01T04:59:59Z',
  });
});

test.each([
  ['applicants', { gig: ' #42 ' }, 'Applicants of shift 42', { gig: 42 }],
  ['network', {}, 'Pros of the network', { location: 7 }],
] as const)('%s are named and have their variables', (what, more, name, variables) => {
  const input = exportInput({ ...values, ...more, what, format: 'NDJSON' }, zone);

  expect(input).toMatchObject({ name, format: 'NDJSON', document: exportDocuments[what] });
  expect(JSON.parse(input.variables)).toEqual(variables);
});

test.each([
  ['gigs', '', true],
  ['applicants', '', false],
  ['applicants', 'first', false],
  ['applicants', '#42', true],
] as const)('whether %s can be exported with the shift %j: %s', (what, gig, isValid) => {
  expect(exportSchema.safeParse({ ...values, what, gig }).success).toBe(isValid);
});

test.each([
  ['42', 42],
  [' #42 ', 42],
  ['https://brigade.example/locations/1/gigs/42', 42],
  ['https://brigade.example/locations/1/gigs/42/applicants?sort=rating', 42],
  ['https://brigade.example/locations/1', null],
  ['042', null],
  ['42 or 43', null],
])('%j names the shift %s', (text, number) => {
  expect(shiftNumber(text)).toBe(number);
});

test('the years to choose from begin with the next one', () => {
  expect(exportYears(2026)).toEqual(['2027', '2026', '2025', '2024', '2023']);
});
