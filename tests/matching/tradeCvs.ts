import { cvsIn } from "./samples.ts";

/** Invented people as they write themselves down: without headings, in one text, in four languages. Graded before any ranking was seen. */
export const tradeCvs = cvsIn(`
# radiographer: radiographer 3
Curriculum vitae. Tomasz Wrona. Radiographer at Krakow University Hospital since 2015. I carry out CT and magnetic resonance scans, angiography and mobile x-rays. HCPC number held. Knowledge of Siemens and GE scanners, PACS, radiation protection. Bachelor of radiography 2014. Languages Polish, English.
# aidesoignant: aidesoignant 3, careassistant 3, thinnurse 1
Amélie Roussel
Aide-soignante diplômée d'État
Expérience
2018 - 2024 Aide-soignante, EHPAD Les Tilleuls, Nantes : soins d'hygiène et de confort, aide aux repas, prévention des escarres, transmissions
2015 - 2018 Auxiliaire de vie à domicile
Formation : DEAS 2018
# electrician: electrician 3, windtech 2
Darren Oakes
Approved Electrician, JIB gold card
1998-2004 apprentice then electrician, Hartley Electrical. 2004-2023 self-employed: rewires, consumer units, testing and inspection (2391), three-phase, emergency lighting, fault finding in schools and factories. 18th edition.
# plumber: plumber 3
Fontanero y calefactor
Javier Montoya
Experiencia laboral
2012-2024 Fontanero oficial de primera, Instalaciones Sur S.L.: calderas de gas, calefacción por suelo radiante, baños, reparación de averías
Carné de instalador de gas categoría B
# hgv: hgv 3, thindriver 2, forklift 1
Class 1 lorry driver, clean licence, digi card and CPC up to date
2010-2024 Stobart style general haulage, tramping, fridges, containers, ADR
2005-2010 7.5 tonne multidrop
Dave Pell, Carlisle
# freight: freight 3, supplyplanner 1
Speditionskauffrau
Katrin Vogel
Berufserfahrung: Seit 2016 Sachbearbeiterin Seefracht Import, Hansekontor Logistik, Hamburg: Verzollung, Konnossemente, Angebote, Reklamationen, CargoWise One
Ausbildung Kauffrau für Spedition und Logistikdienstleistung 2013-2016
# primary: primary 3, senta 2, esl 1
Maîtresse d'école
Claire Fontaine
Professeure des écoles, CE2 et CM1, Lyon, 2012-2024. Préparation des cours, évaluation des élèves, réunions avec les parents, projet lecture. Master MEEF.
# erzieher: erzieher 3, senta 1, primary 1
Nursery practitioner
Early years educator at Little Acorns 2017-2024: key person for under-twos, EYFS, observations, settling in, safeguarding, parents' evenings. CACHE level 3.
# socialworker: socialworker 3
Trabajadora social con diez años de experiencia en servicios sociales de protección de menores. Valoración de casos, visitas domiciliarias, informes para el juzgado, coordinación con colegios y centros de salud. Grado en Trabajo Social. Alemán B2, inglés B1.
Pilar Ortega
# auditor: auditor 3, bookkeeper 1, comptable 1
ACA qualified accountant, three years at a top ten firm. Assistant manager audit: charities, pensions and manufacturing clients up to £80m turnover; materiality, sampling, ISA (UK), CaseWare, coaching trainees.
# payroll: payroll 3, bookkeeper 1, hrbp 1
Payroll Specialist, CIPP. 900 employees weekly and monthly, RTI submissions, pensions auto enrolment, statutory sick pay, starters and leavers, Sage 50 Payroll and Star.
# paralegal: paralegal 3
LLB graduate with 18 months in a property team. File opening, title checks, exchange and completion, SDLT returns, client calls. LPC 2023.
# cra: cra 3, labtech 1
Clinical trial monitor with five years at a CRO, oncology phase II and III, site visits, SDV, CTMS, regulatory binders, GCP refreshers. PhD in Pharmacology. Before that postdoc in cell biology.
# agronomist: agronomist 3
Crop consultant
BASIS and FACTS qualified agronomist. Walks 9,000 acres of wheat, oilseed rape and potatoes; soil sampling, fertiliser plans, integrated pest management, trials.
# butcher: butcher 3
Butcher, 15 years: boning, jointing, sausages, counter service, HACCP. Market stall and supermarket counter.
# securityguard: securityguard 3
Night watchman and retail security. SIA door supervisor badge, patrols, body-worn video, shop theft, reports, crowd control at stadium events.
# pentester: pentester 3
Offensive security consultant. OSCP, CRTO. Red team exercises, phishing, Kerberoasting, Cobalt Strike, OWASP Top 10, Nmap, Burp. Before that network administrator for three years.
# translator: translator 3, esl 1
Übersetzerin DE-EN-FR, 10 Jahre freiberuflich. Bedienungsanleitungen, Patente, Kataloge; SDL Trados, memoQ; Lektorat. Staatlich geprüft.
# hairdresser: hairdresser 3
Senior Stylist, salon Bob & Co. Balayage, foils, blow-dry, bridal hair, barbering basics, NVQ 3.
# fundraiser: fundraiser 3
Bid writer for charities. Lottery, Comic Relief, BBC Children in Need; budgets, outcomes, donor stewardship. Raised £1.1m in three years.
# dataeng: dataeng 3
Software Engineer
Python, Spark, Airflow, Kafka, BigQuery, dbt, Terraform. Moved a warehouse of 40 TB to the cloud. 2019-2024 Metricly.
# embedded: embedded 3, mecheng 1
Software Engineer
Firmware in C and C++ for medical pumps, Zephyr, ARM Cortex-M, BLE, unit tests on hardware, IEC 62304. 2018-2024 Infusa.
# projectmanager: projectmanager 3, qs 1
Site manager turned project manager. Refurbishment and office fit-out, £500k to £5m. SMSTS, subcontractors, snagging, programme, CDM 2015, client reporting.
# bookkeeper: bookkeeper 3, comptable 2, payroll 2, officeadmin 1
Returning to work after a break. Kept the books of a family garage for ten years: invoices, bank rec, VAT, wages, QuickBooks and Xero. AAT level 3.
# windtech: windtech 3, electrician 2
Servicetechniker Windkraft, GWO, Höhenrettung, Hydraulik, Getriebe, Schaltanlagen bis 30 kV. Gelernter Mechatroniker. 6 Jahre in der Eifel und Dänemark.
# arborist: arborist 3
Baumpfleger mit SKT-B. Kronenschnitt, Fällung mit Seiltechnik, Baumkontrolle, Häcksler.
`);
