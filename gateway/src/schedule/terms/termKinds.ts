import type { InputFieldRef } from '@pothos/core';
import { withCountryCode } from '@brigade/domain/platform/validation/phoneNumber.ts';
import { z } from 'zod';
import type { Context } from '../../platform/context.ts';
import type { BuilderTypes } from '../../platform/schema/builder.ts';
import type { NodeId } from '../../platform/schema/globalId.ts';
import { GigType } from '../gigs/gigEnums.ts';

export type InputFields = PothosSchemaTypes.InputFieldBuilder<BuilderTypes, 'InputObject'>;

interface FieldOptions {
  readonly description: string;
  readonly required: boolean;
}

/** How values of one kind enter and leave the API. */
export interface TermKind<Value> {
  readonly inputField: (t: InputFields, options: FieldOptions) => InputFieldRef<BuilderTypes, unknown>;
  /** Checks that runs before the term's rule in `domain`, such as the type of a global id. */
  readonly idRule?: z.ZodType;
  /** Converts a valid input value into its REST value. */
  readonly toWire: (value: Value, context: Context) => unknown;
  /** The type of an output field, and its value where REST sends none. */
  readonly output?: {
    readonly type: 'String' | 'Boolean' | 'Int';
    readonly empty: string | boolean | number;
  };
}

export const text: TermKind<string> = {
  inputField: (t, options) => t.string(options),
  toWire: (value) => value,
  output: { type: 'String', empty: '' },
};

/** A US phone number. REST gets it as +1 and digits; an extension is left out. */
export const phoneText: TermKind<string> = { ...text, toWire: withCountryCode };

export const flag: TermKind<boolean> = {
  inputField: (t, options) => t.boolean(options),
  toWire: (value) => value,
  output: { type: 'Boolean', empty: false },
};

export const integer: TermKind<number> = {
  inputField: (t, options) => t.int(options),
  toWire: (value) => value,
  output: { type: 'Int', empty: 0 },
};

/** An amount in cents; REST uses dollars. */
export const cents: TermKind<number> = {
  inputField: (t, options) => t.int(options),
  toWire: (value) => value / 100,
};

export const gigType: TermKind<typeof GigType.$inferType> = {
  inputField: (t, options) => t.field({ ...options, type: GigType }),
  toWire: (value) => value,
};

/** A global id. `toWire` gets an id that passed `idRule`. */
export const id = (idRule: z.ZodType, toWire: TermKind<NodeId>['toWire']): TermKind<NodeId> => ({
  inputField: (t, options) => t.id(options),
  idRule,
  toWire,
});

export const idList = (
  idRule: z.ZodType,
  toWire: (id: NodeId) => number,
): TermKind<readonly NodeId[]> & { readonly isList: true } => ({
  inputField: (t, options) => t.idList(options),
  idRule: z.array(idRule),
  toWire: (ids) => ids.map(toWire),
  isList: true,
});
