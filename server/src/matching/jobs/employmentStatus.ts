// Written by hand: words that tell how somebody works or to whom a firm belongs, and no profession.

/** Owners, members and employees: no title by themselves, nor beside one ("Founder & CTO"). */
const owners = [
  "(?:co-?)?(?:founder|owner)|entrepreneur|proprietor|(?:board |team |staff )?member|employee|staff|self-employed",
  "(?:mit)?(?:gründer|inhaber|eigentümer|gesellschafter)(?:in)?|unternehmer(?:in)?|mitarbeiter(?:in)?|mitglied",
  "(?:co-?)?fondat(?:eur|rice)|propriétaire|associée?|auto-?entrepreneur|membre|salariée?|employée?",
  "(?:co-?)?fundadora?|propietari[oa]|soci[oa]|autónom[oa]|emprendedora?|miembro|emplead[oa]",
  "(?:co-?)?fondat(?:ore|rice)|titolare|libero professionista|dipendente|membro",
  "(?:mede-?)?(?:oprichter|eigenaar)|zzp(?:'?er)?|medewerker|werknemer|lid",
  "(?:współ)?(?:założyciel|właściciel)(?:ka)?|pracownik|członek",
  "proprietári[oa]|sóci[oa]|autônom[oa]|empreendedora?|funcionári[oa]|empregad[oa]|colaboradora?",
];
/** How the person works, also before a title: "Freelance Web Developer". */
const ways = [
  "freelanc(?:e|er|ing)|volunteer(?:ing)?|voluntary",
  "freiberufl(?:er|erin|ich\\p{L}*)|selbst(?:st)?ändig\\p{L}*|ehrenamtlich\\p{L}*|freiwillig\\p{L}*",
  "indépendante?|bénévole|volontaire|voluntari[oa]|volontari[oa]|voluntári[oa]",
  "zelfstandig\\p{L}*|vrijwillig\\p{L}*|wolontariusz(?:ka)?",
];
const way = ways.join("|");
const any = `(?:${owners.join("|")}|${way})`;
const and = "(?:\\s*[&+/,]\\s*|\\s+(?:and|und|et|y|e|en|i)\\s+)";
const alone = new RegExp(`^${any}(?:${and}${any})*$`, "iu");
const before = new RegExp(`^(?:${any}${and}|(?:${way})\\s+)(?=\\p{L})`, "iu");
const after = new RegExp(`(?<=\\p{L})${and}${any}$`, "iu");

/** A title without words such as "founder" and "freelance", empty where it says nothing else: "Founder & CTO" → "CTO". */
export function withoutEmploymentStatus(title: string): string {
  if (alone.test(title)) return "";
  return title.replace(before, "").replace(after, "");
}
