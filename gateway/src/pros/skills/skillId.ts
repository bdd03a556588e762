import { databaseIdInput } from '../../platform/schema/nodeIdInput.ts';

export const { rule: skillId, keyOf: checkedSkillNumber } = databaseIdInput('Skill', 'a position');
