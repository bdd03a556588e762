import './Certification.ts';
