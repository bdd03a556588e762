import { Temporal } from '@brigade/domain/platform/time/temporal.ts';
import { codedError } from '../errors/graphqlErrors.ts';
import { builder } from './builder.ts';
import { largestDatabaseId } from './globalId.ts';

function parse<Parsed>(value: unknown, type: string, from: (text: string) => Parsed): string {
  try {
    if (typeof value === 'string') return String(from(value));
  } catch {
    // Falls through to the one refusal of everything that is no such text.
  }
  throw codedError('BAD_USER_INPUT', `Not a ${type}: expected text in ISO 8601.`);
}

builder.scalarType('DateTime', {
  description: 'A moment in ISO 8601 and UTC, e.g. `2026-05-29T22:30:00Z`. Input may have any offset.',
  specifiedByURL: 'https://scalars.graphql.org/andimarek/date-time',
  parseValue: (value) => parse(value, 'DateTime', (text) => Temporal.Instant.from(text)),
  serialize: (value) => (value.endsWith('Z') ? value : String(Temporal.Instant.from(value))),
});

builder.scalarType('Date', {
  description: 'A calendar day in ISO 8601, e.g. `2026-05-29`.',
  parseValue: (value) => parse(value, 'Date', (text) => Temporal.PlainDate.from(text)),
  serialize: (value) => value,
});

builder.scalarType('LocalTime', {
  description: 'A local time of day in hours and minutes, e.g. `18:30`, in the time zone of the place.',
  parseValue: (value) =>
    parse(value, 'LocalTime', (text) => Temporal.PlainTime.from(text).toString({ smallestUnit: 'minute' })),
  serialize: (value) => value,
});

/**
 * An Int has 32 bits, and the ids of a REST server can be longer. A second field beside an Int would not help: the Int would
 * fail for exactly the records for which the other exists.
 */
builder.scalarType('DatabaseId', {
  description: `The number of a record, a whole number up to ${largestDatabaseId}. Variables may be declared as Int as long as the number fits one.`,
  parseValue(value) {
    // Numbers that no record has are left to the field, whose message names the record.
    if (typeof value === 'number' && Number.isSafeInteger(value)) return value;
    throw codedError(
      'BAD_USER_INPUT',
      `Not a DatabaseId: expected a whole number from 1 to ${largestDatabaseId}.`,
    );
  },
  serialize: (value) => value,
});
