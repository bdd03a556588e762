import * as z from 'zod/mini';
import type { UpdateGigsInput } from '../../__generated__/updateGigsMutation.graphql.ts';
import type { GigTermValues } from '../terms/termForms.ts';
import { someTermInput, termProblems } from '../terms/termValues.ts';

const terms = ['wage', 'places', 'contactName', 'contactPhone', 'specialInstructions'] as const;
const times = ['startTime', 'endTime'] as const;

/** The values that several gigs get. An empty value changes nothing. */
export interface CommonChange extends Pick<GigTermValues, (typeof terms)[number]> {
  startTime: string;
  endTime: string;
}

export const noCommonChange: CommonChange = {
  startTime: '',
  endTime: '',
  wage: '',
  places: '',
  contactName: '',
  contactPhone: '',
  specialInstructions: '',
};

const filled = <Name extends keyof CommonChange>(values: CommonChange, names: readonly Name[]) =>
  names.filter((name) => values[name].trim() !== '');

/** The rules of the form that edits several gigs. */
export function commonChangeSchema() {
  z.config({ jitless: true });
  return z.pipe(
    z.custom<CommonChange>(),
    z.transform((values, context) => {
      for (const { path, message } of problems(values)) {
        context.issues.push({ code: 'custom', path: path === '' ? [] : [path], message, input: values });
      }
      return values;
    }),
  );
}

function problems(values: CommonChange) {
  const changed = filled(values, terms);
  if (changed.length === 0 && filled(values, times).length === 0) {
    return [{ path: '', message: 'Fill in at least one field' }];
  }
  return termProblems('editing', values, changed);
}

export function commonChangeInput(values: CommonChange): Omit<UpdateGigsInput, 'gigIds'> {
  return {
    ...Object.fromEntries(filled(values, times).map((name) => [name, values[name]])),
    ...someTermInput('editing', values, filled(values, terms)),
  };
}
