/** US postal codes with their centers: the parts of the package that are used here. */
declare module 'zipcodes' {
  export interface ZipCode {
    readonly zip: string;
    readonly latitude: number;
    readonly longitude: number;
    readonly city: string;
    /** Two letters. */
    readonly state: string;
  }

  /** Looks up a five-digit code. */
  export function lookup(zip: string): ZipCode | undefined;

  /** All codes of a city, case-insensitive. */
  export function lookupByName(city: string, state: string): readonly ZipCode[];

  /** All codes of a state, by its two letters. */
  export function lookupByState(state: string): readonly ZipCode[];
}
