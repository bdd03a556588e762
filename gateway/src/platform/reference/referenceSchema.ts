import './referenceUrl.ts';
