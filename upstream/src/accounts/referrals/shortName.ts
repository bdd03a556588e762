/** A first name and an initial: "Mara A." */
export function shortName({ first_name, last_name }: { first_name: string; last_name: string }): string {
  return last_name === '' ? first_name : `${first_name} ${last_name.charAt(0)}.`;
}
