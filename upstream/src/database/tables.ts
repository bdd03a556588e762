import type {
  AccountMatchesTable,
  ManagerProfilesTable,
  ManagerSkillsTable,
  UsedSsoAssertionsTable,
} from '../accounts/signUp/managerProfileTables.ts';
import type { DirectOffersTable } from '../filling/offers/directOffersTable.ts';
import type { AutoSelectRoundsTable, GigsToSettleTable, ReopenedPlacesTable } from './tables/dueWork.ts';
import type { LocationAddOnsTable } from '../businesses/addOns/locationAddOnsTable.ts';
import type { LocationAddressesTable } from '../businesses/addresses/locationAddressesTable.ts';
import type { GigBundlesTable } from '../schedule/recurrence/gigBundlesTable.ts';
import type { CalendarFeedsTable } from '../schedule/calendarFeeds/calendarFeedsTable.ts';
import type { ChangeFeedFloorTable, ChangeFeedTable } from '../platform/live/changeFeedTables.ts';
import type { ChangesTable } from '../schedule/changes/changesTable.ts';
import type { EventsTable, GigShiftsTable } from '../schedule/events/eventTables.ts';
import type {
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
} from '../hiring/interviews/interviewsTable.ts';
import type { ImagesTable, ServerSecretsTable, UsedUploadLinksTable } from '../platform/images/imageTables.ts';
import type { GigApplicationTalliesTable, GigTalliesTable } from './tables/tallies.ts';
import type { OnceOnlyWritesTable } from '../platform/idempotency/idempotentWritesTable.ts';
import type { OperationsTable } from '../filling/operations/operationsTable.ts';
import type { InvitationsTable } from '../businesses/invitations/invitationsTable.ts';
import type {
  GigGroupsTable,
  NetworkInvitesTable,
  NetworkMembersTable,
  ProGroupMembersTable,
  ProGroupsTable,
} from './tables/network.ts';
import type {
  BillingAccountsTable,
  CardNetworkEventsTable,
  PaymentMethodsTable,
  SandboxPortalSessionsTable,
  SandboxSetupIntentsTable,
} from '../businesses/paymentMethods/paymentMethodTables.ts';
import type { OutboxMessagesTable, SessionsTable, SignInCodesTable, UsersTable } from '../accounts/users/usersTable.ts';
import type {
  LicensesTable,
  LocationManagersTable,
  LocationsTable,
  MarketsTable,
  OrganizationManagersTable,
  OrganizationsTable,
} from '../businesses/locations/locationsTable.ts';
import type {
  AttachmentsTable,
  GigAttachmentsTable,
  GigTemplateAttachmentsTable,
  GigTemplateRequirementsTable,
  GigTemplatesTable,
  ManagersOnDutyTable,
  ShiftTemplatesTable,
  SkillMarketWagesTable,
  SuggestedBreaksTable,
} from './tables/postingMaterials.ts';
import type { SandboxActsTable, SandboxSituationsTable, SandboxTable } from '../sandbox/sandboxTables.ts';
import type { SavedFiltersTable } from '../schedule/savedFilters/savedFiltersTable.ts';
import type { NotificationChoicesTable, QuietHoursTable, UserNotesTable } from './tables/settings.ts';
import type {
  CertificationsTable,
  FavoriteProsTable,
  ProBlockLocationsTable,
  ProBlocksTable,
  ProCertificationsTable,
  ProNotesTable,
  ProsTable,
  ProSkillsTable,
  ProWorkHistoryTable,
  RequirementsTable,
  SkillsTable,
} from '../pros/profiles/profileTables.ts';

/** Every table, as the migrations in `migrations/` leave it. */
export interface Tables {
  account_matches: AccountMatchesTable;
  attachments: AttachmentsTable;
  auto_select_rounds: AutoSelectRoundsTable;
  billing_accounts: BillingAccountsTable;
  calendar_feeds: CalendarFeedsTable;
  card_network_events: CardNetworkEventsTable;
  candidate_code_misses: CandidateCodeMissesTable;
  certifications: CertificationsTable;
  change_feed: ChangeFeedTable;
  change_feed_floor: ChangeFeedFloorTable;
  changes: ChangesTable;
  direct_offers: DirectOffersTable;
  events: EventsTable;
  favorite_pros: FavoriteProsTable;
  gig_application_tallies: GigApplicationTalliesTable;
  gig_applications: GigApplicationsTable;
  gig_attachments: GigAttachmentsTable;
  gig_bundles: GigBundlesTable;
  gig_groups: GigGroupsTable;
  gig_requirements: GigRequirementsTable;
  gig_shifts: GigShiftsTable;
  gig_tallies: GigTalliesTable;
  gig_template_attachments: GigTemplateAttachmentsTable;
  gig_template_requirements: GigTemplateRequirementsTable;
  gig_templates: GigTemplatesTable;
  gigs: GigsTable;
  gigs_to_settle: GigsToSettleTable;
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
  managers_on_duty: ManagersOnDutyTable;
  markets: MarketsTable;
  network_invites: NetworkInvitesTable;
  network_members: NetworkMembersTable;
  notification_choices: NotificationChoicesTable;
  organization_managers: OrganizationManagersTable;
  organizations: OrganizationsTable;
  once_only_writes: OnceOnlyWritesTable;
  operations: OperationsTable;
  orientation_items: OrientationItemsTable;
  orientations: OrientationsTable;
  outbox_messages: OutboxMessagesTable;
  payment_methods: PaymentMethodsTable;
  pro_block_locations: ProBlockLocationsTable;
  pro_blocks: ProBlocksTable;
  pro_certifications: ProCertificationsTable;
  pro_group_members: ProGroupMembersTable;
  pro_groups: ProGroupsTable;
  pro_notes: ProNotesTable;
  pro_skills: ProSkillsTable;
  pro_work_history: ProWorkHistoryTable;
  pros: ProsTable;
  quiet_hours: QuietHoursTable;
  reopened_places: ReopenedPlacesTable;
  requirements: RequirementsTable;
  saved_filters: SavedFiltersTable;
  sandbox: SandboxTable;
  sandbox_acts: SandboxActsTable;
  sandbox_situations: SandboxSituationsTable;
  server_secrets: ServerSecretsTable;
  sandbox_portal_sessions: SandboxPortalSessionsTable;
  sandbox_setup_intents: SandboxSetupIntentsTable;
  sessions: SessionsTable;
  sign_in_codes: SignInCodesTable;
  shift_templates: ShiftTemplatesTable;
  skill_market_wages: SkillMarketWagesTable;
  skills: SkillsTable;
  suggested_breaks: SuggestedBreaksTable;
  time_punches: TimePunchesTable;
  user_notes: UserNotesTable;
  used_sso_assertions: UsedSsoAssertionsTable;
  used_upload_links: UsedUploadLinksTable;
  users: UsersTable;
}
