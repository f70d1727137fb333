/** Ads of trades far from computing, in four languages; invented. */
export const tradeAds: { id: string; title: string; descriptionText: string }[] = [
  {
    id: "radiographer",
    title: "Diagnostic Radiographer (CT/MRI)",
    descriptionText: `Perform CT and MRI examinations, plain film and theatre imaging. HCPC registration. Cannulation desirable. You work with PACS and RIS and follow IR(ME)R.`,
  },
  {
    id: "careassistant",
    title: "Healthcare Assistant, Nights",
    descriptionText: `Residential care home for 40 older people. Personal care, help with meals and mobility, moving and handling, writing up care plans. NVQ level 2 preferred, full training given.`,
  },
  {
    id: "aidesoignant",
    title: "Aide-soignant(e) H/F - EHPAD",
    descriptionText: `Vous accompagnez les résidents dans les gestes de la vie quotidienne : toilette, repas, mobilité. Diplôme d'État d'aide-soignant exigé. Travail en équipe avec les infirmiers.`,
  },
  {
    id: "electrician",
    title: "Elektroniker für Energie- und Gebäudetechnik (m/w/d)",
    descriptionText: `Installation und Wartung elektrischer Anlagen in Wohn- und Industriegebäuden, Verdrahtung von Schaltschränken, Fehlersuche, KNX. Abgeschlossene Ausbildung als Elektroniker oder Elektroinstallateur, Führerschein Klasse B.`,
  },
  {
    id: "plumber",
    title: "Plumbing & Heating Engineer",
    descriptionText: `Gas Safe registered. Service and repair of boilers, installation of bathrooms, unvented cylinders, underfloor heating. Van and fuel card provided.`,
  },
  {
    id: "windtech",
    title: "Wind Turbine Technician (travelling)",
    descriptionText: `Planned and corrective maintenance on onshore turbines: hydraulics, gearbox, pitch and yaw systems, bolt torqueing, high voltage awareness. GWO certificates, work at height, driving licence.`,
  },
  {
    id: "hgv",
    title: "HGV Class 1 Driver (C+E)",
    descriptionText: `Trunking between depots with curtain-siders. Digital tachograph, CPC card, drivers' hours rules. Nights out.`,
  },
  {
    id: "forklift",
    title: "Warehouse Operative - Reach Truck",
    descriptionText: `Put away and pick pallets with a reach truck, load trailers, scan with RF gun, cycle counts. Valid FLT licence needed.`,
  },
  {
    id: "freight",
    title: "Import/Export Freight Forwarder - Sea",
    descriptionText: `Arrange FCL and LCL shipments, customs entries, bills of lading, Incoterms, quoting and invoicing. CargoWise knowledge.`,
  },
  {
    id: "supplyplanner",
    title: "Demand & Supply Planner",
    descriptionText: `S&OP cycle, forecasting in SAP IBP, safety stock, replenishment of distribution centres, Excel models, KPI reports on forecast accuracy.`,
  },
  {
    id: "primary",
    title: "Primary School Teacher (Year 4)",
    descriptionText: `Plan and teach the national curriculum to a class of 28, assess progress, phonics and maths interventions, work with parents. QTS required.`,
  },
  {
    id: "erzieher",
    title: "Erzieher/in für Krippe (m/w/d)",
    descriptionText: `Betreuung und Förderung von Kindern unter drei Jahren, Eingewöhnung, Elterngespräche, Portfolioarbeit. Staatliche Anerkennung als Erzieher.`,
  },
  {
    id: "esl",
    title: "English Language Teacher (ESL)",
    descriptionText: `Teach general and business English to adults from A1 to C1, lesson planning, placement tests. CELTA or equivalent.`,
  },
  {
    id: "senta",
    title: "SEN Teaching Assistant",
    descriptionText: `Support pupils with autism and speech and language needs one to one, carry out EHCP targets, keep notes, help in class.`,
  },
  {
    id: "socialworker",
    title: "Sozialarbeiter/in im Jugendamt",
    descriptionText: `Hilfeplanung nach SGB VIII, Kinderschutz, Hausbesuche, Zusammenarbeit mit Familiengericht und freien Trägern. Studium Soziale Arbeit.`,
  },
  {
    id: "auditor",
    title: "Audit Senior",
    descriptionText: `Lead statutory audits of owner-managed businesses, plan fieldwork, review juniors, prepare financial statements under FRS 102. ACA/ACCA part qualified.`,
  },
  {
    id: "comptable",
    title: "Comptable général (H/F)",
    descriptionText: `Tenue de la comptabilité générale, rapprochements bancaires, déclarations de TVA, préparation du bilan, immobilisations. Sage ou Cegid.`,
  },
  {
    id: "payroll",
    title: "Lohn- und Gehaltsbuchhalter (m/w/d)",
    descriptionText: `Monatliche Lohnabrechnung für 600 Mitarbeiter mit DATEV, Meldungen an Sozialversicherung und Finanzamt, Zeitwirtschaft.`,
  },
  {
    id: "paralegal",
    title: "Conveyancing Paralegal",
    descriptionText: `Residential conveyancing: searches, drafting contracts and transfers, Land Registry forms, completion statements. Case management system.`,
  },
  {
    id: "labtech",
    title: "Quality Control Laboratory Technician",
    descriptionText: `HPLC, GC and titration of finished products, sample preparation, calibrations, GMP documentation, out-of-specification investigations.`,
  },
  {
    id: "cra",
    title: "Clinical Research Associate II",
    descriptionText: `Site initiation, monitoring and close-out visits, source data verification, ICH-GCP, eTMF, Medidata Rave. 60% travel.`,
  },
  {
    id: "agronomist",
    title: "Ingeniero agrónomo - frutales",
    descriptionText: `Asesoramiento técnico en fincas de cítricos, riego por goteo, fertilización, control de plagas, visitas a agricultores. Carné de conducir.`,
  },
  {
    id: "arborist",
    title: "Arborist / Tree Climber",
    descriptionText: `Aerial pruning, dismantling and rigging, stump grinding, chipper. NPTC units and first aid.`,
  },
  {
    id: "butcher",
    title: "Metzger / Fleischer (m/w/d)",
    descriptionText: `Zerlegen, Wurstherstellung, Bedienung an der Theke, Hygienevorschriften einhalten.`,
  },
  {
    id: "securityguard",
    title: "Door Supervisor & Security Officer",
    descriptionText: `SIA licence. Access control, patrols, CCTV monitoring, incident reports, conflict management.`,
  },
  {
    id: "pentester",
    title: "Penetration Tester",
    descriptionText: `Web application and infrastructure tests, Burp Suite, Active Directory attacks, reporting to clients. OSCP or CREST CRT.`,
  },
  {
    id: "translator",
    title: "Freelance Translator German > English (technical)",
    descriptionText: `Translate operating manuals with memoQ or Trados, terminology work, proofreading. MA in translation.`,
  },
  {
    id: "hairdresser",
    title: "Friseur/in Vollzeit",
    descriptionText: `Schneiden, Färben, Strähnen, Hochsteckfrisuren, Beratung. Gesellenbrief.`,
  },
  {
    id: "hrbp",
    title: "HR Business Partner",
    descriptionText: `Coach managers, employee relations cases, workforce planning, reorganisation, HR analytics. CIPD level 7.`,
  },
  {
    id: "qs",
    title: "Quantity Surveyor",
    descriptionText: `Measure works, bills of quantities, interim valuations, subcontract procurement, final accounts, NEC contracts.`,
  },
  {
    id: "fundraiser",
    title: "Trusts and Foundations Fundraiser",
    descriptionText: `Write applications to trusts, reports for donors, a pipeline of £600k, CRM upkeep (Raiser's Edge).`,
  },
  {
    id: "dataeng",
    title: "Data Engineer",
    descriptionText: `Pipelines in Python and SQL with Airflow and dbt on Snowflake; data quality checks; AWS.`,
  },
  {
    id: "embedded",
    title: "Embedded Software Engineer",
    descriptionText: `C on STM32 microcontrollers, FreeRTOS, I2C, SPI, CAN, bring-up with oscilloscope.`,
  },
  {
    id: "mecheng",
    title: "Mechanical Design Engineer",
    descriptionText: `SolidWorks design of sheet metal and machined parts, tolerance analysis, FEA, DFM with suppliers, BOM and ECN.`,
  },
  {
    id: "projectmanager",
    title: "Construction Project Manager",
    descriptionText: `Deliver fit-out projects of £2m to £8m, programmes in Asta, subcontractors, client meetings, health and safety.`,
  },
  {
    id: "officeadmin",
    title: "Office Administrator",
    descriptionText: `Diaries, travel, post, supplies, minutes, purchase orders, greeting visitors. Microsoft Office.`,
  },
  {
    id: "bookkeeper",
    title: "Bookkeeper, part time",
    descriptionText: `Purchase and sales ledger, bank reconciliation, VAT returns, Xero, weekly payroll for 15.`,
  },
  {
    id: "thinnurse",
    title: "Staff Nurse",
    descriptionText: `Join our friendly ward.
Apply today!`,
  },
  { id: "thindriver", title: "Driver wanted", descriptionText: `Vans. Mornings.` },
];
