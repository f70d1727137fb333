// "Entwickler*in (m/w/d)", "enfermero/a", "infirmier(ère)": one form is enough to know the trade.
const genderLetters = /\(?\b[mwfhdx](?:\s?[/|]\s?[mwfhdxi]){1,3}\b\)?/giu;
const genders =
  /(?<=\p{Ll})(?:[*:_/(]-?in(?:nen)?\)?|In)(?!\p{L})|(?<=\p{Ll}{3})(?:\/|\(|·)-?(?:as?|es?|se|ère|ière|trice|euse|rice|ne|ve)\)?(?!\p{L})/gu;

/** A title that names both genders, with one of them. */
export const inOneForm = (title: string): string => withoutGenders(title).replace(genders, " ");

/** "H/F" and "(m/w/d)" are no programming languages. */
export const withoutGenders = (text: string): string => text.replace(genderLetters, " ");
