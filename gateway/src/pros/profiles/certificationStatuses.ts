/** Whether the platform has checked a pro's certification. */
export const certificationStatuses = ['PENDING', 'APPROVED', 'REJECTED'] as const;
