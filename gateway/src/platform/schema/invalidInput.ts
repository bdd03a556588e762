import type { UserError } from '../errors/userError.ts';

/** The input of a mutation breaks its rules. {@link payloadErrorsPlugin} turns it into data. */
export class InvalidInput extends Error {
  readonly errors: readonly UserError[];

  constructor(errors: readonly UserError[]) {
    super(errors.map(({ message }) => message).join('. '));
    this.name = 'InvalidInput';
    this.errors = errors;
  }
}
