import type { VariableType } from './variableTypes.js';

type Reading = { readonly value: unknown } | { readonly problem: string };
export function scalarValue(type: VariableType, text: string): Reading;
export function lineValues(type: VariableType, text: string): Reading;
