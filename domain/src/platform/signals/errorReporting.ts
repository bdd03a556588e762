/** How something failed, as far as error reporting distinguishes failures. */
export type Failure =
  /** A client left, no response arrived, a response does not fit its schema, or the program is wrong. */
  | { readonly kind: 'aborted' | 'network' | 'schema' | 'program' }
  /** A server refused, with this status. */
  | { readonly kind: 'refused'; readonly status: number };

/** A request that should not have been sent, and a broken invariant of the business. */
const reportedStatuses: readonly number[] = [400, 418];

/** Hosts of video meetings: what fails there, or because of what they put into a page, is theirs. */
const meetingHosts = ['zoom.us', 'meet.google.com', 'teams.microsoft.com', 'teams.live.com', 'webex.com'];

/** The call by which dashboards read what can be charted. It fails for reasons that dashboards handle. */
const schemaContextCall = /\/dashboards\/(?:.+\/)?schema-context\/?$/;

/**
 * Whether a failure is reported: refusals with 400 and 418 and schema errors are, and nothing else. A person who leaves
 * and a network that fails are no errors of the product, and other statuses say what is expected.
 */
export function isReported(failure: Failure): boolean {
  if (failure.kind === 'refused') return reportedStatuses.includes(failure.status);
  return failure.kind === 'schema';
}

/**
 * Whether a report is dropped because of where it comes from: a host of video meetings, or a dashboard's schema-context
 * call.
 *
 * @param addresses URLs and paths that the failure is tied to
 */
export function isDropped(addresses: readonly string[]): boolean {
  return addresses.some((address) => {
    const { hostname, pathname } = new URL(address, 'http://path.invalid');
    return isMeetingHost(hostname) || schemaContextCall.test(pathname);
  });
}

function isMeetingHost(hostname: string): boolean {
  return meetingHosts.some((host) => hostname === host || hostname.endsWith(`.${host}`));
}

/** Whether errors, traces and use are reported at all: never from the machine of a developer. */
export function isReportingOn(environment: string): boolean {
  return environment !== 'local';
}
