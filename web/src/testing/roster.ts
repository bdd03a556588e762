import { renderApp } from './renderApp.tsx';
import { makeApplication, makeGigWith, type Application, type refusal } from './world.ts';

const path = '/locations/1/gigs/5/roster';

/** The instant so many minutes ago. */
export const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();

type Facts = Parameters<typeof makeApplication>[1];

/** A confirmed pro of a shift that began an hour ago and lasts 8 hours. */
export function onRoster(databaseId: number, state: string, facts: Facts = {}): Application {
  return makeApplication(databaseId, {
    isSelected: true,
    isConfirmed: true,
    phoneNumber: `+1615555010${databaseId}`,
    attendance: { state, since: ago(60) },
    workingHours: { startTime: ago(60), endTime: ago(-420) },
    timePunches: [],
    shiftBreaks: [],
    breakCheck: null,
    ...facts,
  });
}

/** A clock-in an hour ago. */
export const punch = (facts: Record<string, unknown> = {}) => ({
  databaseId: 1,
  type: 'CLOCK_IN',
  time: ago(60),
  note: null,
  recordedByName: null,
  isAutomatic: false,
  isCheckIn: false,
  ...facts,
});

interface Input {
  readonly input: { readonly applicationIds: readonly string[]; readonly validateOnly?: boolean };
}

/** The bulk mutations; `refuse` names the pros they refuse. */
export function actionsOn(
  roster: readonly Application[],
  state: string,
  refuse: Record<string, ReturnType<typeof refusal>> = {},
) {
  return ({ input }: Input) => ({
    errors: [],
    results: input.applicationIds.map((applicationId) => {
      const application = roster.find(({ id }) => id === applicationId);
      const error = refuse[applicationId];
      if (application && !error && input.validateOnly !== true)
        Object.assign(application, { attendance: { state, since: ago(0) } });
      return { applicationId, errors: error ? [error] : [], application: error ? null : application };
    }),
  });
}

/** The roster of shift 5. */
export async function renderRoster(
  roster: readonly Application[],
  {
    search = '',
    root = {},
    gig: gigFacts = {},
  }: { search?: string; root?: object; gig?: Record<string, unknown> } = {},
) {
  const gig = makeGigWith(5, roster, {
    startTime: ago(60),
    endTime: ago(-420),
    roster,
    viewerCanRecordAttendance: true,
    viewerCanAdjustHours: true,
    viewerCannotRecordAttendanceReason: null,
    ...gigFacts,
  });
  return renderApp(path + search, { gig, node: gig, ...root });
}
