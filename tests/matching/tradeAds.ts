import { adsIn } from "./samples.ts";

/** Ads of trades far from computing, in four languages; invented. */
export const tradeAds = adsIn(`
# radiographer | Diagnostic Radiographer (CT/MRI)
Perform CT and MRI examinations, plain film and theatre imaging. HCPC registration. Cannulation desirable. You work with PACS and RIS and follow IR(ME)R.
# careassistant | Healthcare Assistant, Nights
Residential care home for 40 older people. Personal care, help with meals and mobility, moving and handling, writing up care plans. NVQ level 2 preferred, full training given.
# aidesoignant | Aide-soignant(e) H/F - EHPAD
Vous accompagnez les résidents dans les gestes de la vie quotidienne : toilette, repas, mobilité. Diplôme d'État d'aide-soignant exigé. Travail en équipe avec les infirmiers.
# electrician | Elektroniker für Energie- und Gebäudetechnik (m/w/d)
Installation und Wartung elektrischer Anlagen in Wohn- und Industriegebäuden, Verdrahtung von Schaltschränken, Fehlersuche, KNX. Abgeschlossene Ausbildung als Elektroniker oder Elektroinstallateur, Führerschein Klasse B.
# plumber | Plumbing & Heating Engineer
Gas Safe registered. Service and repair of boilers, installation of bathrooms, unvented cylinders, underfloor heating. Van and fuel card provided.
# windtech | Wind Turbine Technician (travelling)
Planned and corrective maintenance on onshore turbines: hydraulics, gearbox, pitch and yaw systems, bolt torqueing, high voltage awareness. GWO certificates, work at height, driving licence.
# hgv | HGV Class 1 Driver (C+E)
Trunking between depots with curtain-siders. Digital tachograph, CPC card, drivers' hours rules. Nights out.
# forklift | Warehouse Operative - Reach Truck
Put away and pick pallets with a reach truck, load trailers, scan with RF gun, cycle counts. Valid FLT licence needed.
# freight | Import/Export Freight Forwarder - Sea
Arrange FCL and LCL shipments, customs entries, bills of lading, Incoterms, quoting and invoicing. CargoWise knowledge.
# supplyplanner | Demand & Supply Planner
S&OP cycle, forecasting in SAP IBP, safety stock, replenishment of distribution centres, Excel models, KPI reports on forecast accuracy.
# primary | Primary School Teacher (Year 4)
Plan and teach the national curriculum to a class of 28, assess progress, phonics and maths interventions, work with parents. QTS required.
# erzieher | Erzieher/in für Krippe (m/w/d)
Betreuung und Förderung von Kindern unter drei Jahren, Eingewöhnung, Elterngespräche, Portfolioarbeit. Staatliche Anerkennung als Erzieher.
# esl | English Language Teacher (ESL)
Teach general and business English to adults from A1 to C1, lesson planning, placement tests. CELTA or equivalent.
# senta | SEN Teaching Assistant
Support pupils with autism and speech and language needs one to one, carry out EHCP targets, keep notes, help in class.
# socialworker | Sozialarbeiter/in im Jugendamt
Hilfeplanung nach SGB VIII, Kinderschutz, Hausbesuche, Zusammenarbeit mit Familiengericht und freien Trägern. Studium Soziale Arbeit.
# auditor | Audit Senior
Lead statutory audits of owner-managed businesses, plan fieldwork, review juniors, prepare financial statements under FRS 102. ACA/ACCA part qualified.
# comptable | Comptable général (H/F)
Tenue de la comptabilité générale, rapprochements bancaires, déclarations de TVA, préparation du bilan, immobilisations. Sage ou Cegid.
# payroll | Lohn- und Gehaltsbuchhalter (m/w/d)
Monatliche Lohnabrechnung für 600 Mitarbeiter mit DATEV, Meldungen an Sozialversicherung und Finanzamt, Zeitwirtschaft.
# paralegal | Conveyancing Paralegal
Residential conveyancing: searches, drafting contracts and transfers, Land Registry forms, completion statements. Case management system.
# labtech | Quality Control Laboratory Technician
HPLC, GC and titration of finished products, sample preparation, calibrations, GMP documentation, out-of-specification investigations.
# cra | Clinical Research Associate II
Site initiation, monitoring and close-out visits, source data verification, ICH-GCP, eTMF, Medidata Rave. 60% travel.
# agronomist | Ingeniero agrónomo - frutales
Asesoramiento técnico en fincas de cítricos, riego por goteo, fertilización, control de plagas, visitas a agricultores. Carné de conducir.
# arborist | Arborist / Tree Climber
Aerial pruning, dismantling and rigging, stump grinding, chipper. NPTC units and first aid.
# butcher | Metzger / Fleischer (m/w/d)
Zerlegen, Wurstherstellung, Bedienung an der Theke, Hygienevorschriften einhalten.
# securityguard | Door Supervisor & Security Officer
SIA licence. Access control, patrols, CCTV monitoring, incident reports, conflict management.
# pentester | Penetration Tester
Web application and infrastructure tests, Burp Suite, Active Directory attacks, reporting to clients. OSCP or CREST CRT.
# translator | Freelance Translator German > English (technical)
Translate operating manuals with memoQ or Trados, terminology work, proofreading. MA in translation.
# hairdresser | Friseur/in Vollzeit
Schneiden, Färben, Strähnen, Hochsteckfrisuren, Beratung. Gesellenbrief.
# hrbp | HR Business Partner
Coach managers, employee relations cases, workforce planning, reorganisation, HR analytics. CIPD level 7.
# qs | Quantity Surveyor
Measure works, bills of quantities, interim valuations, subcontract procurement, final accounts, NEC contracts.
# fundraiser | Trusts and Foundations Fundraiser
Write applications to trusts, reports for donors, a pipeline of £600k, CRM upkeep (Raiser's Edge).
# dataeng | Data Engineer
Pipelines in Python and SQL with Airflow and dbt on Snowflake; data quality checks; AWS.
# embedded | Embedded Software Engineer
C on STM32 microcontrollers, FreeRTOS, I2C, SPI, CAN, bring-up with oscilloscope.
# mecheng | Mechanical Design Engineer
SolidWorks design of sheet metal and machined parts, tolerance analysis, FEA, DFM with suppliers, BOM and ECN.
# projectmanager | Construction Project Manager
Deliver fit-out projects of £2m to £8m, programmes in Asta, subcontractors, client meetings, health and safety.
# officeadmin | Office Administrator
Diaries, travel, post, supplies, minutes, purchase orders, greeting visitors. Microsoft Office.
# bookkeeper | Bookkeeper, part time
Purchase and sales ledger, bank reconciliation, VAT returns, Xero, weekly payroll for 15.
# thinnurse | Staff Nurse
Join our friendly ward.
Apply today!
# thindriver | Driver wanted
Vans. Mornings.
`);
