import { z } from 'zod';
import { checkedLocationNumber, locationId } from '../../businesses/locations/locationId.ts';
import type { BuilderTypes } from '../../platform/schema/builder.ts';
import type { NodeId } from '../../platform/schema/globalId.ts';
import type { ProAtLocationKey } from './proAtLocationSource.ts';
import { checkedProUuid, proId } from './proId.ts';

/** The fields of an input that names a pro and a location. */
export function proAtLocationFields(t: PothosSchemaTypes.InputFieldBuilder<BuilderTypes, 'InputObject'>) {
  return {
    proId: t.id({ required: true, description: 'The ID of the pro.' }),
    locationId: t.id({ required: true, description: 'The ID of the location.' }),
  };
}

/** The rules of an input that names a pro and a location. */
export const proAtLocationRules = z.looseObject({ proId, locationId });

/** The pro and the location of a validated input. */
export function proAtLocationOf(input: { proId: NodeId; locationId: NodeId }): ProAtLocationKey {
  return { uuid: checkedProUuid(input.proId), locationId: checkedLocationNumber(input.locationId) };
}
