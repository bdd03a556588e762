import { randomId } from './randomId.ts';

const spanIdLength = 16;

/**
 * The header that begins the trace of an operation, as W3C Trace Context has it: the gateway and the REST API go on with
 * it. Random ids only, new for each operation, so that it connects nothing that one person does.
 */
export function traceHeader(): { traceparent: string } {
  return { traceparent: `00-${randomId()}-${randomId().slice(0, spanIdLength)}-01` };
}
