/** A type of a variable: `of` for lists, `name` for all others. */
interface VariableType {
  readonly name?: string;
  readonly of?: VariableType;
  readonly isRequired: boolean;
}
interface Variable {
  readonly name: string;
  readonly type: VariableType;
}
interface TypeReference {
  readonly kind: string;
  readonly name: string | null;
  readonly ofType: TypeReference | null;
}
export function variablesOf(document: string): Variable[];
export function typeOf(reference: TypeReference): VariableType;
export function textOf(type: VariableType): string;
