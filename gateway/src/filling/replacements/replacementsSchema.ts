import './replaceApplicant.ts';
import './ReplacementReason.ts';
