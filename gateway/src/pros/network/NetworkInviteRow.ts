import { type UserError as UserErrorShape, userErrorsFromWire } from '../../platform/errors/userError.ts';
import { builder } from '../../platform/schema/builder.ts';
import { UserError } from '../../platform/schema/UserError.ts';
import { unlessValidated } from '../../platform/schema/validateOnly.ts';
import { NetworkInvite } from './NetworkInvite.ts';
import type { ImportResultWire, NetworkInviteWire } from './networkInviteWire.ts';

/** The result for one row. */
interface ImportedRow {
  readonly row: number;
  readonly invite: NetworkInviteWire | null;
  readonly errors: readonly UserErrorShape[];
}

export const NetworkInviteRow = builder.objectRef<ImportedRow>('NetworkInviteRow').implement({
  description: 'The result for one row of an import.',
  fields: (t) => ({
    row: t.exposeInt('row', { description: 'The number of the row, from 1.' }),
    networkInvite: t.field({
      type: NetworkInvite,
      nullable: true,
      description: 'The invite that was sent. Null if the row has errors, or was only validated.',
      resolve: (imported) => unlessValidated(imported, imported.invite),
    }),
    errors: t.expose('errors', {
      type: [UserError],
      description: 'The errors of the row, with paths into the input. Empty for a valid row.',
    }),
  }),
});

const fields: Readonly<Record<string, string>> = {
  name: 'name',
  email: 'email',
  phone_number: 'phoneNumber',
};

/** What REST answers for a row. */
export function importedRow(answer: ImportResultWire): ImportedRow {
  const { row } = answer;
  if (answer.ok) return { row, invite: answer.invite ?? null, errors: [] };
  const { code, message, target } = answer.error;
  const field = target == null ? undefined : fields[target];
  const path = ['rows', String(row - 1), ...(field === undefined ? [] : [field])];
  const wire = { code, message, target: null, targetValue: null, details: [] };
  return { row, invite: null, errors: userErrorsFromWire(wire).map((error) => ({ ...error, path })) };
}
