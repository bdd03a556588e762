import type { WireParameter } from './endpoint.ts';

/** Options of a call with their types erased; `CallOptions` has checked them. */
export interface AnyCallOptions {
  readonly path?: Readonly<Record<string, string | number>>;
  readonly query?: Readonly<Record<string, WireParameter | null | undefined>>;
  readonly body?: unknown;
  readonly locationId?: number | null;
}

/**
 * Fills a declared path and appends the query: lists comma separated, absent values left out, parameters in the
 * order of their names, so that equal calls have equal paths.
 */
export function callPath(template: string, { path = {}, query = {} }: AnyCallOptions): string {
  const filled = template.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = path[name];
    if (value === undefined || value === '') throw new Error(`${template} lacks its parameter ${name}`);
    return encodeURIComponent(value);
  });
  const parameters = Object.entries(query)
    .flatMap(([name, value]) => (value === null || value === undefined ? [] : [[name, String(value)]]))
    .toSorted(([one = ''], [other = '']) => (one < other ? -1 : 1));
  return parameters.length === 0 ? filled : `${filled}?${new URLSearchParams(parameters).toString()}`;
}
