/** The postal codes of the United States with the middle of each; of the package only what is used here. */
declare module 'zipcodes' {
  export interface ZipCode {
    readonly zip: string;
    readonly latitude: number;
    readonly longitude: number;
    readonly city: string;
    /** Two letters. */
    readonly state: string;
  }

  /** By five digits. */
  export function lookup(zip: string): ZipCode | undefined;

  /** All of a city, in any letter case. */
  export function lookupByName(city: string, state: string): readonly ZipCode[];

  /** All of a state, by its two letters. */
  export function lookupByState(state: string): readonly ZipCode[];
}
