import './createRequirement.ts';
import './locationRequirements.ts';
import './Requirement.ts';
