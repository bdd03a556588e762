import type {
  AccountMatchesTable,
  ManagerProfilesTable,
  ManagerSkillsTable,
  UsedSsoAssertionsTable,
} from './tables/accounts.ts';
import type { LocationAddOnsTable } from './tables/addOns.ts';
import type { LocationAddressesTable } from './tables/addresses.ts';
import type {
  EventsTable,
  GigApplicationsTable,
  GigRequirementsTable,
  GigsTable,
  TimePunchesTable,
} from './tables/gigs.ts';
import type {
  CandidateCodeMissesTable,
  InterviewsTable,
  OrientationItemsTable,
  OrientationsTable,
} from './tables/interviews.ts';
import type { ImagesTable, ServerSecretsTable, UsedUploadLinksTable } from './tables/images.ts';
import type { GigApplicationTalliesTable, GigTalliesTable, ProTalliesTable } from './tables/tallies.ts';
import type { InvitationsTable } from './tables/invitations.ts';
import type {
  BillingAccountsTable,
  CardNetworkEventsTable,
  PaymentMethodsTable,
  SandboxPortalSessionsTable,
  SandboxSetupIntentsTable,
} from './tables/paymentMethods.ts';
import type { OutboxMessagesTable, SessionsTable, SignInCodesTable, UsersTable } from './tables/people.ts';
import type {
  LicensesTable,
  LocationManagersTable,
  LocationsTable,
  MarketsTable,
  OrganizationManagersTable,
  OrganizationsTable,
} from './tables/places.ts';
import type { NotificationChoicesTable, QuietHoursTable, UserNotesTable } from './tables/settings.ts';
import type {
  CertificationsTable,
  FavoriteProsTable,
  ProBlockLocationsTable,
  ProBlocksTable,
  ProCertificationsTable,
  ProsTable,
  ProSkillsTable,
  ProWorkHistoryTable,
  RequirementsTable,
  SkillsTable,
} from './tables/pros.ts';

/** Every table, as the migrations in `migrations/` leave it. */
export interface Tables {
  account_matches: AccountMatchesTable;
  billing_accounts: BillingAccountsTable;
  card_network_events: CardNetworkEventsTable;
  candidate_code_misses: CandidateCodeMissesTable;
  certifications: CertificationsTable;
  events: EventsTable;
  favorite_pros: FavoriteProsTable;
  gig_application_tallies: GigApplicationTalliesTable;
  gig_applications: GigApplicationsTable;
  gig_requirements: GigRequirementsTable;
  gig_tallies: GigTalliesTable;
  gigs: GigsTable;
  images: ImagesTable;
  interviews: InterviewsTable;
  invitations: InvitationsTable;
  licenses: LicensesTable;
  location_add_ons: LocationAddOnsTable;
  location_addresses: LocationAddressesTable;
  location_managers: LocationManagersTable;
  locations: LocationsTable;
  manager_profiles: ManagerProfilesTable;
  manager_skills: ManagerSkillsTable;
  markets: MarketsTable;
  notification_choices: NotificationChoicesTable;
  organization_managers: OrganizationManagersTable;
  organizations: OrganizationsTable;
  orientation_items: OrientationItemsTable;
  orientations: OrientationsTable;
  outbox_messages: OutboxMessagesTable;
  payment_methods: PaymentMethodsTable;
  pro_block_locations: ProBlockLocationsTable;
  pro_blocks: ProBlocksTable;
  pro_certifications: ProCertificationsTable;
  pro_skills: ProSkillsTable;
  pro_tallies: ProTalliesTable;
  pro_work_history: ProWorkHistoryTable;
  pros: ProsTable;
  quiet_hours: QuietHoursTable;
  requirements: RequirementsTable;
  server_secrets: ServerSecretsTable;
  sandbox_portal_sessions: SandboxPortalSessionsTable;
  sandbox_setup_intents: SandboxSetupIntentsTable;
  sessions: SessionsTable;
  sign_in_codes: SignInCodesTable;
  skills: SkillsTable;
  time_punches: TimePunchesTable;
  user_notes: UserNotesTable;
  used_sso_assertions: UsedSsoAssertionsTable;
  used_upload_links: UsedUploadLinksTable;
  users: UsersTable;
}
