import type { Generated } from 'kysely';
import type { CalendarDate } from '../../platform/database/columnTypes.ts';

export interface CertificationsTable {
  id: Generated<number>;
  name: string;
}

export interface ProCertificationsTable {
  id: Generated<number>;
  pro_id: number;
  certification_id: number;
  state_code: string | null;
  status: 'PENDING' | 'APPROVED' | 'REJECTED';
  expiration_date: CalendarDate | null;
}

declare module '../../platform/database/tables.ts' {
  interface Tables {
    certifications: CertificationsTable;
    pro_certifications: ProCertificationsTable;
  }
}
