// "Entwickler*in (m/w/d)", "enfermero/a", "infirmier(ère)": one form is enough to match the occupation.
const genderLetters = /\(?\b[mwfhdx](?:\s?[/|]\s?[mwfhdxi]){1,3}\b\)?/giu;
const genders =
  /(?<=\p{Ll})(?:[*:_/(]-?in(?:nen)?\)?|In)(?!\p{L})|(?<=\p{Ll}{3})(?:\/|\(|·)-?(?:as?|es?|se|ère|ière|trice|euse|rice|ne|ve)\)?(?!\p{L})/gu;

/** "Vendeur / Vendeuse", "Kaufmann / zur Kauffrau": two words that begin alike. */
const bothForms = /(?<!\p{L})((\p{L}{4})\p{L}*)\s?\/\s?(?:zu[mr]\s)?\2\p{L}*/giu;

/** Reduces a title with both genders to one form. */
export const inOneForm = (title: string): string =>
  withoutGenders(title).replace(genders, " ").replace(bothForms, "$1");

/** Removes "H/F" and "(m/w/d)", whose letters would match programming languages. */
export const withoutGenders = (text: string): string => text.replace(genderLetters, " ");
