/** Browsers list some time zones under former names; these are the current ones of the IANA database (file "backward"). */
const renamed: Record<string, string> = {
  "America/Buenos_Aires": "America/Argentina/Buenos_Aires",
  "America/Godthab": "America/Nuuk",
  "Asia/Calcutta": "Asia/Kolkata",
  "Asia/Katmandu": "Asia/Kathmandu",
  "Asia/Rangoon": "Asia/Yangon",
  "Asia/Saigon": "Asia/Ho_Chi_Minh",
  "Atlantic/Faeroe": "Atlantic/Faroe",
  "Europe/Kiev": "Europe/Kyiv",
  "Pacific/Enderbury": "Pacific/Kanton",
  "Pacific/Ponape": "Pacific/Pohnpei",
  "Pacific/Truk": "Pacific/Chuuk",
};

const labelOf = (zone: string) => (renamed[zone] ?? zone).replaceAll("_", " ");

/** All time zones of the browser, by their current names. */
export const timeZoneOptions = () =>
  Intl.supportedValuesOf("timeZone")
    .map((zone) => ({ value: zone, label: labelOf(zone) }))
    .sort((a, b) => a.label.localeCompare(b.label));
