import './Skill.ts';
import './SkillGroup.ts';
