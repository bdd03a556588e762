import type { Generated } from 'kysely';

export interface OrganizationsTable {
  id: Generated<number>;
  name: string;
  image_public_id: string | null;
  is_migrated_from_predecessor: Generated<boolean>;
}

declare module '../../platform/database/tables.ts' {
  interface Tables {
    organizations: OrganizationsTable;
  }
}
