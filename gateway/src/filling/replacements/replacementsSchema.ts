import './gigStandbys.ts';
import './replaceApplicant.ts';
import './replaceApplicants.ts';
import './ReplacementReason.ts';
import './ReplacementResult.ts';
