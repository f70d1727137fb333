const clause =
  /(?:^|\s)(?:is|are|was|were|has|have|had|having|can|could|will|would|should|been|being|i['’]m|i['’]ve|we|you|they|it|my|our|your|their|his|her|this|that|these|those|which|who|whose|where|when|while|because|therefore|also|ich|wir|bin|war|habe|je|nous|suis|mon|ma|mes|yo|soy|tengo|mi|jag|är|har|jeg|er|ik|ben|heb|sono|ho|eu|sou|tenho|jestem|mam|jsem|mám|я)(?=\s|$)/iu;
const dangling =
  /(?:^|\s)(?:and|or|of|the|an?|to|in|for|with|from|by|on|at|as|into|using|including|und|oder|der|die|das|mit|für|von|et|ou|de|du|des|la|le|avec|pour|y|con|para)$/iu;
const deed =
  /^(?:worked|working|managed|developed|designed|created|led|assisted|provided|maintained|performed|implemented|built|supervised|coordinated|ensured|conducted|prepared|supported|trained|achieved|monitored|oversaw|handled|analy[sz]ed|established|organi[sz]ed|utili[sz]ed|used|served|participated|collaborated|installed|configured|reviewed|planned|increased|increasing|reduced|reducing|improved|delivered|completed|ended|awarded|won|received|responsible|detected|fixed|made|helped|helping|took|taking|gained|wrote|ran|kept|held|gave|brought|started|joined|studied|graduated|responsibilities|achievements?)\b/i;
const adverb =
  /\s(?:closely|successfully|efficiently|effectively|directly|quickly|daily|weekly|monthly)(?:\s|$)/i;

/** "Attention to": continued on the next line. "Norvik Transport AS" ends in a legal form. */
export const isDangling = (text: string): boolean =>
  dangling.test(text) && !(/ AS$/.test(text) && /\p{Ll}/u.test(text));

/** Whether words in a skill list can be a skill: not fragments of sentences. */
export function isPlausible(text: string): boolean {
  const words = text.split(/\s+/);
  if (words.length < 2) return !/ed$/i.test(text) || !deed.test(text);
  if (isDangling(text) || /^[>(]|[(]$/.test(text)) return false;
  if (words.length > 2 && (clause.test(text) || /(?:^|\s)I\s/.test(text) || adverb.test(text))) return false;
  if (words.length > 2 && deed.test(text)) return false;
  // A page or footnote number, not a version.
  return !/^(?:page|seite|página|pagina|strona|sida|side|стр\.?)\s+\d+|^©|^curriculum vit/i.test(text);
}
