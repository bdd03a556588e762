import type { PathsByTarget } from '../../platform/errors/userError.ts';
import { postingPaths } from '../posting/postingPaths.ts';

/** Where in the input of a change stands what REST names in its errors. */
export const gigChangePaths: PathsByTarget = {
  ...postingPaths,
  start_time: ['startTime'],
  end_time: ['endTime'],
  start_clock: ['startTime'],
  end_clock: ['endTime'],
  allowed_confirmed_pros: ['places'],
  wage_amount: ['wageCents'],
  unpaid_break_minutes: ['unpaidBreakMinutes'],
  description: ['description'],
  no_experience_required: ['noExperienceRequired'],
  auto_select_enabled: ['isAutoSelectEnabled'],
  background_check_required: ['isBackgroundCheckRequired'],
  require_certifications: ['areCertificationsRequired'],
  revision: ['expectedRevision'],
  reason: ['reason'],
  explanation: ['explanation'],
  'gigs.post': [],
};
