/** How a server writes the values of fields. */
export interface ValueDialect {
  /** Whether enumerated fields have a value that the specification does not list. */
  readonly hasUnknownValues?: boolean;
  /** Whether decimal numbers are texts ("25.00"). */
  readonly hasTextDecimals?: boolean;
}

const enumerated = new Set([
  'account_status',
  'action',
  'app_mode',
  'approval_status',
  'badges',
  'billing_source',
  'category',
  'days_of_week',
  'freq',
  'invoice_frequency',
  'invoice_style',
  'invoice_work_week_end_date',
  'license_name',
  'precision',
  'private_direct_offer_expiration',
  'pro_coordinates_precision',
  'punch_type',
  'reason',
  'role',
  'selection_source',
  'status',
  'supported_employment_types',
  'type',
]);

const decimal = /(?:^|_)(?:amount|bonus|percentage|rate|rating|score)$/;

/** A copy of a response body with the values of a dialect. */
export function inDialect(body: unknown, dialect: ValueDialect): unknown {
  const written = (key: string, value: unknown): unknown => {
    if (value === 'Point') return value;
    if (dialect.hasUnknownValues === true && enumerated.has(key)) {
      if (typeof value === 'string') return 'SOMETHING_NEW';
      if (Array.isArray(value)) return [...(value as unknown[]), 'SOMETHING_NEW'];
    }
    if (dialect.hasTextDecimals === true && decimal.test(key) && typeof value === 'number') {
      return value.toFixed(2);
    }
    return value;
  };
  return JSON.parse(JSON.stringify(body), written) as unknown;
}
