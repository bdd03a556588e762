import './ImportedRowInput.ts';
import './importGigs.ts';
import './PostedGigResult.ts';
