import type { RemoteKind } from "@career-hub/db/enums.ts";
import type { Found } from "../../text/found.ts";

const none =
  /\b(?:not|no|isn['’]t|without)\b[^.\n]{0,25}\b(?:remote|work from home|hybrid|home ?office)|\bremote\b[^.\n]{0,20}\b(?:not (?:possible|available|offered)|unavailable)/i;
const hybrid =
  /\bhybrid\b(?! (?:cloud|app|mobile|vehicle|car|engine|search|system|environment|infrastructure|drive|power))|\b(?:\d|one|two|three|four) days? (?:a|per|each|\/) ?week (?:in|at|from) (?:the |our )?(?:office|home)|\b(?:partly|partially) remote\b|\bup to \d+ ?% (?:remote|home ?office)|\bhybrydow|\b(?:\d|zwei|drei) tage? (?:(?:pro|in der) woche )?(?:im )?home-?office|\b(?:\d|un|deux|trois) jours? de télétravail/i;
const partly = /hybrid|part(?:ly|ially)|teilweise|anteilig|partiel|parcial|częściow|deels/i;
const remote =
  /\b(?:fully|100 ?%|completely|entirely) remote\b|\bremote[- ](?:first|only|position|role|job|work|team|company)\b|\bwork(?:ing)? (?:fully |100 ?% )?(?:remotely|from (?:home|anywhere))\b|\b(?:this (?:role|position|job) is|position:|location:|work ?place:) (?:fully )?remote\b|\bhome[- ]based\b|\btelecommute\b|\bremote[- ]working\b|\b100 ?% (?:remoto|télétravail|home-?office)|\b(?:trabajo|totalmente) remoto\b|\bremoto 100 ?%|\bpraca zdalna\b|\bw pełni zdaln|\blokalizacja: zdalnie|\bvolledig (?:remote|op afstand)\b|\btélétravail (?:complet|total)/i;
const onsite =
  /\bon-?\s?site (?:only|role|position|job|work|presence|in|at|\d)|\b(?:this (?:role|position|job) is|position:|work ?place:) (?:fully )?on-?\s?site\b|\bin[- ]office (?:role|position)\b|\b(?:five|5) days (?:a|per) week in (?:the|our) (?:office|kitchen|shop|ward|clinic|workshop)/i;

/** Parses a field in any spelling. */
export function remoteOfField(text: string): RemoteKind | null {
  const word = text.toLowerCase().replace(/[^a-z0-9]/g, "");
  if (partly.test(text) || /flexible|partial/.test(word)) return "hybrid";
  if (/onsite|inoffice|inperson|^office$|^false$|^no$|^0$|^none$/.test(word)) return "onsite";
  if (/remote|telecommut|homeoffice|workfromhome|anywhere|worldwide|^true$|^yes$|^1$/.test(word))
    return "remote";
  return null;
}

/** Short forms are accepted in title and place; running text must be explicit. */
export function remoteOfText(heading: string, text: string): Found<RemoteKind> {
  const short = heading.match(
    /\b(?:hybrid|remote(?!\s+sens)|home ?office|work from home|wfh|anywhere|worldwide|on-?site|telecommute|teletrabajo|télétravail|zdalnie)\b/i,
  )?.[0];
  if (short)
    return {
      value: partly.test(heading) ? "hybrid" : /site/i.test(short) ? "onsite" : "remote",
      words: short,
    };
  const kinds = [
    ["onsite", none],
    ["hybrid", hybrid],
    ["remote", remote],
    ["onsite", onsite],
  ] as const;
  for (const [value, pattern] of kinds) {
    const words = text.match(pattern)?.[0];
    if (words) return { value, words };
  }
  return null;
}
