import { Temporal } from 'temporal-polyfill';
import { wholeSecond } from '../calendar/wholeSecond.ts';
import type { DemoRow } from '../demoRow.ts';
import { RandomStream } from '../random/randomStream.ts';
import { demoCertifications } from '../skills/certifications.ts';
import { skillId } from '../skills/skillNames.ts';
import { skillNamed } from '../skills/skills.ts';
import { currentTermsVersion } from '../../../accounts/terms/currentTermsVersion.ts';
import { badgesFor } from './badges.ts';
import { dayNames, type DemoPro } from './demoPro.ts';
import type { TrackRecord } from './trackRecord.ts';

const hour = 60 * 60 * 1000;
const stateCodes = { 1: 'NY', 2: 'IL', 3: 'CA' };

/** The user account of a pro. */
export function proUserRow(seed: number, pro: DemoPro, now: number): DemoRow<'users'> {
  const stream = new RandomStream(seed, `pro/${pro.id}/user`);
  return {
    id: pro.userId,
    uuid: stream.uuid(),
    username: pro.email,
    email: pro.email,
    email_verified: true,
    phone_number: pro.phone,
    phone_verified: true,
    first_name: pro.name.first,
    last_name: pro.name.last,
    app_mode: 'GIGSTER',
    account_status: pro.suspendedAt === null ? 'ACTIVE' : 'SUSPENDED',
    is_platform_admin: false,
    is_sso_login: false,
    sms_opt_in: stream.chance(0.8),
    terms_version_accepted: currentTermsVersion,
    terms_accepted_ts: wholeSecond(pro.joinedAt),
    last_login: wholeSecond(
      Math.max(pro.joinedAt, (pro.suspendedAt ?? now) - stream.between(0.2, 150) * hour),
    ),
    date_joined: wholeSecond(pro.joinedAt),
  };
}

/** The profile that businesses see. */
export function proRow(seed: number, pro: DemoPro, record: TrackRecord): DemoRow<'pros'> {
  const stream = new RandomStream(seed, `pro/${pro.id}/profile`);
  const competencies = pro.skills.flatMap((skill) => skillNamed(skill).competencies);
  return {
    id: pro.id,
    uuid: stream.uuid(),
    user_id: pro.userId,
    display_name: pro.name.display,
    bio: pro.bio,
    headshot_public_id: stream.chance(0.72) ? `pros/${pro.id}` : null,
    badges: badgesFor(pro.verified, record),
    verified: pro.verified,
    has_background_check: pro.hasBackgroundCheck,
    has_stripe_id: stream.chance(0.96),
    market_id: pro.marketId,
    market_not_listed: pro.otherMarket !== null,
    market_not_listed_name: pro.otherMarket,
    supported_employment_types: pro.employmentTypes,
    address_line_1: pro.addressLine1,
    address_line_2: pro.addressLine2,
    city: pro.city,
    home_longitude: pro.home.longitude,
    home_latitude: pro.home.latitude,
    pro_contractor_type: pro.contractorType,
    days_of_week: dayNames.filter((_, index) => pro.days.has(index + 1)),
    time_blocks: [...pro.blocks],
    hours_per_week: pro.hoursPerWeek,
    competencies: stream.shuffled([...new Set(competencies)]).slice(0, stream.integer(2, 5)),
    rating: record.rating,
    gigs_worked: record.gigsWorked,
    completion_percentage: record.completionPercentage,
    callout_count: record.callouts,
    noshow_count: record.noShows,
    review_count: record.reviews,
    created_ts: wholeSecond(pro.joinedAt),
  };
}

/** The sums of the pro's ratings. */
export function proRatingRows(pro: DemoPro, { ratings, reviews }: TrackRecord): DemoRow<'pro_ratings'>[] {
  return ratings.map((rating) => ({ pro_id: pro.id, ...rating, rating_count: reviews }));
}

export function proSkillRows(pro: DemoPro): DemoRow<'pro_skills'>[] {
  return pro.skills.map((skill) => ({ pro_id: pro.id, skill_id: skillId(skill) }));
}

export function workHistoryRows(pro: DemoPro): Omit<DemoRow<'pro_work_history'>, 'id'>[] {
  return pro.jobs.map((job) => ({
    pro_id: pro.id,
    business_name: job.business,
    position: job.position,
    skill_id: skillId(job.skill),
    start_date: job.start.toString(),
    end_date: job.end?.toString() ?? null,
  }));
}

/** Certifications for the pro's trades; a few are pending, rejected or expired. */
export function certificationRowsOf(
  seed: number,
  pro: DemoPro,
  now: number,
): Omit<DemoRow<'pro_certifications'>, 'id'>[] {
  const today = Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO('UTC').toPlainDate();
  return demoCertifications
    .filter(({ usualFor }) => pro.skills.some((skill) => usualFor.includes(skill)))
    .flatMap(({ id, years }) => {
      const stream = new RandomStream(seed, `pro/${pro.id}/certification/${id}`);
      if (!stream.chance(0.42)) return [];
      const expires = years === null ? null : today.add({ days: stream.integer(-60, years * 365) });
      return [
        {
          pro_id: pro.id,
          certification_id: id,
          state_code: pro.marketId === null || years === null ? null : stateCodes[pro.marketId],
          status: stream.weighted([
            ['APPROVED' as const, 16],
            ['PENDING' as const, 2],
            ['REJECTED' as const, 1.3],
          ]),
          expiration_date: expires?.toString() ?? null,
        },
      ];
    });
}
