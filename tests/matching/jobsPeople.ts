import { adsIn } from "./samples.ts";

export const ads = adsIn(`
# staff-nurse-intensive-care | Staff Nurse, Intensive Care
You care for critically ill patients on our intensive care unit: patient assessment, medication administration, IV therapy and telemetry.
Requirements:
- Nursing license and ACLS
- 2+ years of experience on a ward
Preferred:
- Discharge planning
# lpn-long-term-care | LPN - Long Term Care
Licensed practical nurse for our residents. Vital signs, wound care, charting and medication administration. BLS required. Weekends are a plus.
# frontend-developer | Frontend Developer
You build our booking pages with React and TypeScript.
Requirements:
- React, TypeScript, CSS
- Web accessibility
Nice to have:
- Next.js
# backend-engineer-python | Backend Engineer (Python)
Services in Python and Django on PostgreSQL, deployed with Docker.
You must know REST APIs and PostgreSQL. Kubernetes is a plus.
# data-scientist | Data Scientist
Build predictive models for demand. Required: Python, machine learning, statistical analysis, SQL. Preferred: PyTorch.
# staff-accountant | Staff Accountant
Month end close, journal entries, account reconciliation and fixed assets. Minimum 3 years of accounting experience. GAAP required, QuickBooks preferred.
# financial-analyst | Financial Analyst
Forecasting, budgeting, variance analysis and financial modeling for three regions. Advanced Excel is a must.
# high-school-mathematics-teacher | High School Mathematics Teacher
Lesson plans, classroom management and student assessment for grades 9 to 12. State teaching certification required.
# preschool-teacher | Preschool Teacher
Early childhood classroom of twelve toddlers: circle time, learning activities, parent communication. CDA preferred.
# sous-chef | Sous Chef
Run the line with our executive chef: food preparation, menu development, food cost, ServSafe. Banquets on weekends.
# line-cook | Line Cook
Grilling and sauteing on a busy line, food safety, portion control, clean station.
# trial-attorney | Trial Attorney
Litigation from discovery requests to trial: depositions, motions, legal research and legal writing. Bar admission required.
# paralegal | Paralegal
Supports two attorneys: legal research, court filings, docketing and trial preparation. Westlaw is a plus.
# hvac-technician | HVAC Technician
Preventive maintenance and repair of chillers, boilers and ductwork. EPA certification required.
# journeyman-electrician | Journeyman Electrician
Conduit, wiring and electrical panels on commercial sites. Must read blueprints and know the NEC.
# truck-driver-cdl-a | Truck Driver (CDL A)
Regional routes, delivery and vehicle inspection. CDL and clean driving record required.
# hr-generalist | HR Generalist
Onboarding, employee relations, benefits administration and HRIS. Knowledge of employment law required.
# technical-recruiter | Technical Recruiter
Full cycle recruiting for engineering teams: sourcing, interviewing, applicant tracking.
# sales-representative | Sales Representative
Cold calling, prospecting and closing in your territory. Must meet sales quotas. CRM experience is a plus.
# personal-trainer | Personal Trainer
Fitness assessments, exercise programs and strength training for our members. CPR and NASM required.
`);

type Person = { name: string; text: string; wants: string[]; avoids: string[] };

export const cvs: Person[] = [
  {
    name: "a nurse finds the ward before the care home",
    text: "Registered Nurse\nSummary\nCompassionate registered nurse with six years in critical care.\nExperience\nICU Nurse\nMercy Hospital, 06/2018 to present\nPatient assessment, IV therapy, telemetry and medication administration for twelve beds.\nEducation\nBachelor of Science in Nursing, 2017\nSkills\nACLS, BLS, discharge planning, wound care",
    wants: ["Staff Nurse, Intensive Care", "LPN - Long Term Care"],
    avoids: ["Sous Chef", "Truck Driver (CDL A)", "Financial Analyst"],
  },
  {
    name: "a frontend developer finds the pages before the services",
    text: "Frontend Engineer\nExperience\nFrontend Developer\nStudio Nine, 2019 - present\nComponent libraries in React and TypeScript, web accessibility, CSS.\nSkills\nReact, TypeScript, Next.js, CSS, Jest\nEducation\nBSc Computer Science",
    wants: ["Frontend Developer", "Backend Engineer (Python)"],
    avoids: ["Staff Nurse, Intensive Care", "Trial Attorney", "Line Cook"],
  },
  {
    name: "an accountant finds the books before the forecasts",
    text: "SENIOR ACCOUNTANT\nSummary\nAccountant with seven years of month end close.\nExperience\nStaff Accountant\n03/2016 to 05/2022\nJournal entries, account reconciliation, fixed assets, GAAP reporting.\nSkills\nQuickBooks, Excel, general ledger\nEducation\nBachelor of Business Administration in Accounting",
    wants: ["Staff Accountant", "Financial Analyst"],
    avoids: ["HVAC Technician", "Personal Trainer", "Preschool Teacher"],
  },
  {
    name: "a chef finds kitchens",
    text: "Executive Chef\nExperience\nExecutive Chef\nHotel Bellevue, 2015 - 2022\nMenu development, food cost and banquets with a kitchen staff of twenty.\nSkills\nServSafe, food preparation, recipes\nEducation\nCulinary Arts diploma",
    wants: ["Sous Chef", "Line Cook"],
    avoids: ["Data Scientist", "Paralegal", "HR Generalist"],
  },
  {
    name: "a lawyer finds the court before the assistant's desk",
    text: "Associate Attorney\nSummary\nLitigation attorney admitted to the state bar.\nExperience\nAssociate Attorney\n2017 - present\nDepositions, drafting motions, legal research and trial preparation.\nEducation\nJuris Doctor, 2016",
    wants: ["Trial Attorney", "Paralegal"],
    avoids: ["Line Cook", "Frontend Developer", "Journeyman Electrician"],
  },
  {
    name: "a teacher finds schools",
    text: "Teacher\nExperience\nMath Teacher\nLincoln High School, 08/2014 to 06/2021\nLesson plans, classroom management, student assessment.\nEducation\nMaster of Education\nSkills\nDifferentiated instruction, parent communication",
    wants: ["High School Mathematics Teacher", "Preschool Teacher"],
    avoids: ["Sales Representative", "Backend Engineer (Python)", "Truck Driver (CDL A)"],
  },
];
