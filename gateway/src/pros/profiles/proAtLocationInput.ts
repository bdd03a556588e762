import { z } from 'zod';
import { checkedLocationNumber, locationId } from '../../locations/locationId.ts';
import type { BuilderTypes } from '../../platform/schema/builder.ts';
import type { ProAtLocation } from '../proAtLocation.ts';
import { checkedProUuid, proId } from './proId.ts';

/** The fields of an input that names a pro and a location. */
export function proAtLocationFields(t: PothosSchemaTypes.InputFieldBuilder<BuilderTypes, 'InputObject'>) {
  return {
    proId: t.id({ required: true, description: 'The pro.' }),
    locationId: t.id({ required: true, description: 'The location.' }),
  };
}

/** The rules of an input that names a pro and a location. */
export const proAtLocationRules = z.looseObject({ proId, locationId });

/** What such an input means once it has kept its rules. */
export function proAtLocationOf(input: { proId: string; locationId: string }): ProAtLocation {
  return { uuid: checkedProUuid(input.proId), locationId: checkedLocationNumber(input.locationId) };
}
