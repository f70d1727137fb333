import { memoized } from "../../text/memoized.ts";

const department =
  /^(?:(?:and|of|the|global|corporate|commercial|technical|digital|new|senior|junior|regional|international|public|human|customer|client|data|software|web|cloud|mobile|\p{L}+ &)\s+)*(?:finance|accounting|accounts|tax|audit|sales|marketing|operations|engineering|it|hr|people|resources|product|products|projects|programs?|research|development|r&d|legal|support|service|services|design|security|quality|compliance|risk|strategy|communications?|relations|affairs|analytics|analysis|science|infrastructure|platform|technology|business|logistics|procurement|purchasing|production|manufacturing|maintenance|facilities|administration|planning|training|education|nursing|surgery|medicine|care|emea|apac|americas|europe|north|south|east|west|backend|frontend|back[- ]?end|front[- ]?end|full[- ]?stack|part[- ]?time|full[- ]?time)(?:\s+(?:team|department|dept\.?|division|group|unit|department))?$/iu;

/** "Finance", "Sales Department": a department, which is never the employer's name. */
export const isTeam = memoized(
  (text: string): boolean =>
    department.test(text) ||
    (text.split(/\s+/).length < 5 && (teamBefore.test(text) || teamBehind.test(text))),
);
const teamBefore = /^(?:abteilung|bereich|équipe|equipo|departamento|dział|zespół|team) \p{Lu}/iu;
const teamBehind =
  / (?:team|department|dept\.?|division|unit|abteilung|departamento|département|équipe|dział|equipo)$/iu;
