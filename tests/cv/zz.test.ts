import { it } from "vitest";
import { heading, readingOf } from "./fileOf.ts";
const job = ["Nurse\t2019 – 2021", "Velmora Ltd", "• Planned care."];
const job2 = ["Cook\t2015 – 2018", "Oswick Ltd", "• Cooked."];
const c: Record<string, (string | ReturnType<typeof heading>)[]> = {
 promo1: [heading("Experience"), "Velmora Ltd\t2015 – 2021", "Head Nurse\t2019 – 2021", "• Led.", "Nurse\t2015 – 2019", "• Cared."],
 promo2: [heading("Experience"), "Velmora Ltd", "Head Nurse, 2019 – 2021", "• Led.", "Nurse, 2015 – 2019", "• Cared.", "Oswick Ltd", "Cook, 2012 – 2015"],
 promo3: [heading("Experience"), "Velmora Ltd, Leeds", "2015 – 2021", "Head Nurse (2019 – 2021)", "• Led.", "Nurse (2015 – 2019)", "• Cared.", "Oswick Ltd, York", "2012 – 2015", "Cook (2012 – 2015)"],
 linkedin: [heading("Experience"), "Velmora Ltd", "6 years 2 months", "Head Nurse", "January 2019 - March 2021 (2 years 3 months)", "Leeds, England", "Led a team.", "Nurse", "February 2015 - January 2019 (4 years)", "Leeds, England", "Oswick Ltd", "Cook", "2012 - 2015 (3 years)"],
 indeed: [heading("Work Experience"), "Nurse", "Velmora Ltd-Leeds", "January 2019 to March 2021", "• Planned care.", "Cook", "Oswick Ltd-York", "2015 to 2018", "• Cooked."],
 europass: [heading("WORK EXPERIENCE"), "01/01/2019 – 31/03/2021 Leeds, United Kingdom", "NURSE VELMORA LTD", "◦ Planned care.", "2015 – 2018 York, United Kingdom", "COOK OSWICK LTD"],
 labels: [heading("Experience"), "Position: Nurse", "Employer: Velmora Ltd", "Period: 2019 – 2021", "Duties: care", "Position: Cook", "Employer: Oswick Ltd", "Period: 2015 – 2018"],
 current: [heading("Experience"), "Nurse at Velmora Ltd, since 2019", "Cook at Oswick Ltd, 2015 – 2018"],
 worked: [heading("Experience"), "2019 – 2021: Worked as a nurse at Velmora Ltd", "2015 – 2018: Worked as a cook at Oswick Ltd"],
 sentence: [heading("Experience"), "I have worked as a nurse at Velmora Ltd since 2019.", "Before that, I was a cook at Oswick Ltd from 2015 to 2018."],
 months: [heading("Experience"), "Nurse, Velmora Ltd (2 years)", "Cook, Oswick Ltd (6 months)"],
 nodates: [heading("Experience"), "Nurse – Velmora Ltd", "• Planned care.", "Cook – Oswick Ltd", "• Cooked."],
 rev: [heading("Experience"), "2021 – 2019\tNurse, Velmora Ltd", "2018 – 2015\tCook, Oswick Ltd"],
 vert: [heading("Experience"), "2021\tNurse", "|\tVelmora Ltd", "2019\tPlanned care.", "2018\tCook", "|\tOswick Ltd", "2015\tCooked."],
 vert2: [heading("Experience"), "2019", "2021\tNurse", "Velmora Ltd", "2015", "2018\tCook", "Oswick Ltd"],
 vert3: [heading("Experience"), "Jan 2019 -", "Mar 2021\tNurse, Velmora Ltd", "Feb 2015 -", "May 2018\tCook, Oswick Ltd"],
 emoji: [heading("💼 Experience"), "👩‍⚕️ Nurse @ Velmora Ltd", "📅 2019 – 2021 📍 Leeds", "Cook @ Oswick Ltd", "📅 2015 – 2018 📍 York"],
 md: [heading("Experience"), "**Nurse** | Velmora Ltd | *2019 – 2021*", "**Cook** | Oswick Ltd | *2015 – 2018*"],
 years: [heading("Experience"), "Nurse, Velmora Ltd, Leeds\t2 yrs, 2019-2021", "Cook, Oswick Ltd, York\t3 yrs, 2015-2018"],
 freelance: [heading("Experience"), "Freelance Designer\t2019 – 2021", "• Logos for shops.", "Cook, Oswick Ltd\t2015 – 2018"],
 intern: [heading("Internships"), "Nurse, Velmora Ltd\t2019 – 2021", "Cook, Oswick Ltd\t2015 – 2018"],
 contract: [heading("Experience"), "Nurse (Contract)\t2019 – 2021", "Velmora Ltd via Holm Agency", "Cook (Part-time)\t2015 – 2018", "Oswick Ltd"],
 dept: [heading("Experience"), "Velmora Ltd — Cardiology Department", "Nurse\t2019 – 2021", "Oswick Ltd — Kitchen", "Cook\t2015 – 2018"],
 caps: [heading("EXPERIENCE"), "VELMORA LTD, LEEDS", "Nurse, 2019-2021", "OSWICK LTD, YORK", "Cook, 2015-2018"],
 url: [heading("Experience"), "Nurse\t2019 – 2021", "Velmora Ltd (www.velmora.example)", "Cook\t2015 – 2018", "Oswick Ltd (www.oswick.example)"],
 stack: [heading("Experience"), "Software Engineer, Velmora Ltd\t2019 – 2021", "Tech: TypeScript, Go, Kubernetes", "Developer, Oswick Ltd\t2015 – 2018", "Tech: PHP, MySQL"],
 paren: [heading("Experience"), "(2019-2021) Nurse, Velmora Ltd", "(2015-2018) Cook, Oswick Ltd"],
 quarter: [heading("Experience"), "Nurse [Velmora Ltd] 2019-2021", "Cook [Oswick Ltd] 2015-2018"],
 slash: [heading("Experience"), "Nurse / Velmora Ltd / 2019 – 2021", "Cook / Oswick Ltd / 2015 – 2018"],
 tilde: [heading("Experience"), "Velmora Ltd :: Nurse :: 2019 – 2021", "Oswick Ltd :: Cook :: 2015 – 2018"],
 two: [heading("Experience"), "Nurse and Team Lead, Velmora Ltd\t2019 – 2021", "Cook & Cleaner, Oswick Ltd\t2015 – 2018"],
};
it("x", () => { for (const [n, l] of Object.entries(c)) console.log(`##${n.padEnd(9)} ${readingOf("Maren Holt", ...l, heading("Education"), "BSc Biology, University of Larkmoor, 2012").experience.map((x) => `${x.title} @ ${x.company} ${x.from}-${x.to}`).join(" ; ")}`); });
