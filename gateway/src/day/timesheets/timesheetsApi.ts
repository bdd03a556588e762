import { z } from 'zod';
import { endpoint, shape } from '../../platform/rest/endpoint.ts';
import { noContent } from '../../platform/rest/noContent.ts';

/** The application is read after the change: its state follows from its punches and breaks. */
const changedTimesheet = z.object({});

interface ChangedNote {
  /** Omitted: it stays. */
  readonly note?: string | null;
}

/** Changes the time of a punch of a pro; the history keeps the one that was recorded. */
export const movePunch = endpoint({
  name: 'movePunch',
  method: 'PATCH',
  path: '/staffer/gig-applications/{id}/punches/{punchId}/',
  body: shape<ChangedNote & { readonly time: string; readonly expected_time?: string }>(),
  response: changedTimesheet,
});

/** Changes the times of a break of a pro, and leaves those that are omitted; the history keeps what was recorded. */
export const moveBreak = endpoint({
  name: 'moveBreak',
  method: 'PATCH',
  path: '/staffer/gig-applications/{id}/breaks/{breakId}/',
  body: shape<
    ChangedNote & {
      readonly start_time?: string;
      readonly end_time?: string;
      readonly expected_start_time?: string;
      readonly expected_end_time?: string;
    }
  >(),
  response: changedTimesheet,
});

/** Deletes a punch of a pro; the history keeps it. */
export const removePunch = endpoint({
  name: 'removePunch',
  method: 'DELETE',
  path: '/staffer/gig-applications/{id}/punches/{punchId}/',
  response: noContent,
});

/** Deletes a break of a pro; the history keeps it. */
export const removeBreak = endpoint({
  name: 'removeBreak',
  method: 'DELETE',
  path: '/staffer/gig-applications/{id}/breaks/{breakId}/',
  response: noContent,
});
