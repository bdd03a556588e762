import './TeamCaptain.ts';
import './teamCaptainField.ts';
