/**
 * Formats instants in US English. The format is made when it is first used: making one takes a browser longer than all
 * else that a module does while it loads, and most screens use few.
 */
export function dateFormat(options: Intl.DateTimeFormatOptions): (instant: number | Date) => string {
  let format: Intl.DateTimeFormat | null = null;
  return (instant) => {
    format ??= new Intl.DateTimeFormat('en-US', options);
    return format.format(instant);
  };
}
