import { address, instant, shiftTimes } from './specifiedRows.ts';

/** Rows of pros and of their work, made from their number. */

export function pro(id: number) {
  return {
    uuid: `00000000-0000-4000-8000-${String(id).padStart(12, '0')}`,
    profile_id: id,
    bio: 'Cooks.',
    user_id: id,
    headshot_public_id: null,
    badges: ['VERIFICATION'],
    display_name: `Pro ${id}`,
    pro_preferences: {
      pro_contractor_type: 'Part time',
      skills: [{ name: 'Position 1' }],
      days_of_week: ['MONDAY'],
      time_blocks: [{ name: 'Morning', description: '', start_time: '06:00:00', end_time: '12:00:00' }],
      hours_per_week: '20',
    },
    work_history: [
      {
        business_name: 'Zephyr Foods',
        position: 'Cook',
        start_date: '2025-01-01',
        end_date: null,
        position_skill_object: null,
      },
    ],
    market_id: 1,
    market_not_listed: false,
    market_not_listed_name: null,
    supported_employment_types: ['F1099'],
  };
}

export function proProfile(id: number) {
  return {
    ...pro(id),
    address_line_1: address.street_address,
    address_line_2: '',
    city: address.city,
    has_stripe_id: true,
    performance: {
      rating: 4.5,
      gigs_worked: 10,
      completion_percentage: 90.5,
      callout_count: 1,
      noshow_count: 0,
      review_count: 8,
      ratings_summary: [
        {
          rank: 1,
          name: 'OVERALL',
          label: 'Overall',
          is_overall_type: true,
          avg_rating: 4.5,
          rating_count: 8,
        },
      ],
    },
    competencies: [{ name: 'Speed' }],
    certifications: [],
    verified: true,
    is_favorite: true,
    is_blocked: true,
    has_worked_together: true,
    favorite_id: 5,
  };
}

export function application(id: number) {
  return {
    id,
    timezone: 'America/Chicago',
    gig_id: 1,
    gigster: pro(id),
    is_cancelled: id % 2 === 0,
    is_selected: true,
    is_confirmed: true,
    is_blocked: false,
    is_favorite: false,
    match_score: 50.5,
    review: { feedback: 'Good.', ratings: [] },
    cancellation: id % 2 === 0 ? { created_ts: instant(-1), explanation: '', reason: 'CALLED_OUT' } : null,
    payment: { id, total_amount: 140.5, status: 'SUBMITTED' },
    pro_payment: { id, total_amount: 100.25, status: 'SUBMITTED' },
    working_hours: {
      ...shiftTimes(1),
      original_start_time: instant(1),
      original_end_time: instant(7),
      last_updated_ts: null,
      last_updated_by_user: null,
    },
    is_boosted: false,
    badges: ['GOLD'],
    selection_source: 'STAFFER',
    timesheet: {
      id,
      application_id: id,
      time_punches: [
        {
          id: 1,
          time: instant(1),
          punch_type: 'CLOCK_IN',
          pro_coordinates: { type: 'Point', coordinates: [-87.6, 41.9] },
          pro_coordinates_precision: 'FINE',
        },
      ],
      has_extension: false,
      shift_breaks: [],
    },
  };
}

export function geoLog(id: number) {
  return {
    id,
    action: 'GEO_FENCE_ENTERED',
    is_flagged_for_staffer_review: true,
    created_ts: instant(id),
    last_updated_ts: instant(id),
    precision: 'FINE',
    metadata: { gig_id: 1, user_id: 1, market_id: 1, location_id: 1, gig_application_id: 1 },
    coordinates: { type: 'Point', coordinates: [-87.6, 41.9] },
  };
}

export function adHocPayment(id: number) {
  return {
    id,
    application_id: 1,
    pro_id: id,
    pro: pro(id),
    reason: 'TIP',
    employment_type: 'W2',
    status: 'AVAILABLE',
    amount: 20,
    description: '',
    workinghours: null,
    error_code: null,
    error_message: null,
    charged_to_business: true,
  };
}
