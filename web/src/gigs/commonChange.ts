import { places } from '@brigade/domain/schedule/gigs/places.ts';
import { wageCents } from '@brigade/domain/schedule/gigs/wage.ts';
import { optionalPhone } from '@brigade/domain/platform/validation/phone.ts';
import * as z from 'zod/mini';
import type { UpdateGigsInput } from '../__generated__/updateGigsMutation.graphql.ts';
import { centsOf } from '../schedule/terms/dollars.ts';
import { problemAt } from '../schedule/posting/problemAt.ts';
import { wholeNumber } from '../schedule/terms/wholeNumber.ts';

/** What several gigs get in common, as it is typed; what is left empty stays as it is. */
export interface CommonChange {
  startTime: string;
  endTime: string;
  wage: string;
  places: string;
  contactName: string;
  contactPhone: string;
  specialInstructions: string;
}

export const nothingInCommon: CommonChange = {
  startTime: '',
  endTime: '',
  wage: '',
  places: '',
  contactName: '',
  contactPhone: '',
  specialInstructions: '',
};

/** The rules of the form that changes several gigs. */
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
  if (Object.values(values).every((value: string) => value.trim() === '')) {
    return [{ path: '', message: 'Fill in what the gigs get in common' }];
  }
  return [
    ...(values.wage.trim() === '' ? [] : problemAt('wage', wageCents, centsOf(values.wage))),
    ...(values.places.trim() === '' ? [] : problemAt('places', places, wholeNumber(values.places))),
    ...problemAt('contactPhone', optionalPhone, values.contactPhone),
  ];
}

/** What of it is sent. */
export function commonChangeInput(values: CommonChange): Omit<UpdateGigsInput, 'gigIds'> {
  const { startTime, endTime, contactName, contactPhone, specialInstructions } = values;
  const texts = { startTime, endTime, contactName, contactPhone, specialInstructions };
  return {
    ...Object.fromEntries(Object.entries(texts).filter(([, text]) => text.trim() !== '')),
    ...(values.wage.trim() !== '' && { wageCents: centsOf(values.wage) }),
    ...(values.places.trim() !== '' && { places: wholeNumber(values.places) }),
  };
}
