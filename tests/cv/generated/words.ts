/** What invented people are made of, written for this generator: nothing is taken from a data set. */
export type Language = "en" | "de" | "es" | "fr" | "pl";
export type Profession = { titles: string[]; skills: string[]; deeds: string[] };
export type Words = {
  months: string[];
  /** Empty where the first three letters do. */
  shortMonths: string[];
  present: string;
  until: string;
  degrees: string[];
  schools: string[];
  places: string[];
  companyEnds: string[];
  headings: Record<
    | "summary"
    | "experience"
    | "education"
    | "skills"
    | "interests"
    | "volunteering"
    | "projects"
    | "languages",
    string[]
  >;
  summary: string;
  interests: string[];
  spoken: string[];
  professions: Profession[];
};

export const list = (text: string) => text.split("|");

const english: Words = {
  months: "January February March April May June July August September October November December".split(" "),
  shortMonths: [],
  present: "Present",
  until: "to",
  degrees: list(
    "Bachelor of Science in Biology|B.A. in History|Master of Business Administration|BSc Computer Science|Diploma in Nursing|Associate of Applied Science|M.Sc. Mechanical Engineering|High School Diploma",
  ),
  schools: list(
    "University of #|# University|# College|# Community College|# Institute of Technology|# High School|# State|# Polytechnic",
  ),
  places: ["#, OR", "#, TX", "#, OH", "#, UK", "#, Canada", "London", "Chicago, IL"],
  companyEnds: list("|||| Inc.| LLC| Group| Logistics| & Sons| Labs| Foods| Health| Motors"),
  headings: {
    summary: ["Summary", "Profile", "About Me", "Objective"],
    experience: list("Experience|Work Experience|Professional Experience|Employment History|Work History"),
    education: ["Education", "Education and Training", "Academic Background"],
    skills: ["Skills", "Key Skills", "Core Competencies", "Technical Skills"],
    interests: ["Interests", "Hobbies"],
    volunteering: ["Volunteering", "Volunteer Work"],
    projects: ["Projects", "Selected Projects"],
    languages: ["Languages"],
  },
  summary:
    "Reliable and curious, with a record of improving how teams work together and a calm way of solving problems.",
  interests: ["hiking", "chess", "photography", "choir", "gardening", "cycling"],
  spoken: ["English (native)", "French (basic)"],
  professions: [
    {
      titles: list(
        "Junior Software Developer|Software Engineer|Senior Backend Engineer|Engineering Manager|Lead Developer",
      ),
      skills: list(
        "Python|Java|PostgreSQL|Docker|Kubernetes|React|TypeScript|Redis|Git|Linux|Kafka|Terraform",
      ),
      deeds: list(
        "Built internal services and kept them running through two data centre moves.|Reduced the time of the nightly build from two hours to twenty minutes.|Reviewed the work of four colleagues and wrote the guide for new ones.",
      ),
    },
    {
      titles: ["Registered Nurse", "Charge Nurse", "Nursing Assistant", "Clinical Nurse Educator"],
      skills: list(
        "patient care|wound care|triage|medication administration|infection control|care planning|phlebotomy|patient education",
      ),
      deeds: list(
        "Cared for up to eight patients a shift on a surgical ward.|Trained twelve new colleagues in safe handling of medicines.|Introduced a checklist that shortened handovers.",
      ),
    },
    {
      titles: ["Sales Associate", "Account Manager", "Regional Sales Manager", "Key Account Executive"],
      skills: list(
        "negotiation|lead generation|cold calling|Salesforce|forecasting|contract negotiation|presentations|account management",
      ),
      deeds: list(
        "Increased revenue by 18% in 2015 and kept every large customer.|Opened three new territories and hired the people for them.|Won the annual award for the best team twice.",
      ),
    },
    {
      titles: list("Warehouse Operative|Logistics Coordinator|Supply Chain Analyst|Warehouse Supervisor"),
      skills: list(
        "forklift operation|inventory control|order picking|SAP|stock control|route planning|Microsoft Excel|health and safety",
      ),
      deeds: list(
        "Planned deliveries for forty trucks a day.|Cut lost goods by a third with weekly counts.|Led a shift of fifteen people.",
      ),
    },
    {
      titles: ["Line Cook", "Sous Chef", "Head Chef", "Kitchen Porter"],
      skills: list("menu planning|food safety|pastry|butchery|cost control|knife skills|catering|HACCP"),
      deeds: list(
        "Cooked for two hundred guests an evening.|Wrote the autumn menu with local farms.|Kept the highest hygiene rating for four years.",
      ),
    },
    {
      titles: ["Accounts Assistant", "Accountant", "Senior Accountant", "Financial Controller"],
      skills: list(
        "bookkeeping|accounts payable|payroll|QuickBooks|financial reporting|budgeting|VAT returns|Microsoft Excel|auditing",
      ),
      deeds: list(
        "Closed the books of three entities by the fourth working day.|Prepared the yearly audit without a single finding.|Moved invoices from paper to a shared system.",
      ),
    },
    {
      titles: ["Teaching Assistant", "Primary School Teacher", "Mathematics Teacher", "Head of Department"],
      skills: list(
        "lesson planning|classroom management|curriculum development|special educational needs|assessment|mentoring|safeguarding",
      ),
      deeds: list(
        "Taught classes of thirty pupils aged seven to nine.|Ran the science fair for five years.|Coached new teachers through their first year.",
      ),
    },
    {
      titles: ["Marketing Assistant", "Content Strategist", "Marketing Manager", "Brand Manager"],
      skills: list(
        "copywriting|SEO|Google Analytics|email marketing|brand management|market research|social media marketing|Adobe Photoshop",
      ),
      deeds: list(
        "Doubled the readers of the newsletter within a year.|Planned the launch of two product lines.|Ran campaigns with a budget of 300,000.",
      ),
    },
    {
      titles: ["Electrician", "Apprentice Electrician", "Maintenance Technician", "Site Supervisor"],
      skills: list(
        "electrical wiring|blueprint reading|preventive maintenance|conduit bending|fault finding|PLC programming|soldering",
      ),
      deeds: list(
        "Wired two hospitals and a school from plans to handover.|Kept machines of a dairy running around the clock.|Passed every safety inspection.",
      ),
    },
    {
      titles: ["HR Assistant", "Recruiter", "HR Business Partner", "Talent Acquisition Specialist"],
      skills: list(
        "recruitment|onboarding|employee relations|labour law|interviewing|payroll|conflict resolution|performance management",
      ),
      deeds: list(
        "Filled sixty positions a year in three countries.|Rewrote the handbook for new colleagues.|Led the yearly pay review.",
      ),
    },
    {
      titles: list("Research Assistant|Laboratory Technician|Research Scientist|Postdoctoral Researcher"),
      skills: list(
        "PCR|cell culture|statistics|flow cytometry|scientific writing|R|microscopy|data analysis",
      ),
      deeds: list(
        "Studied how young trout react to warmer water.|Published four papers with colleagues from two countries.|Looked after instruments worth two million.",
      ),
    },
    {
      titles: ["Junior Graphic Designer", "Graphic Designer", "UX Designer", "Art Director"],
      skills: list(
        "Figma|Adobe Illustrator|typography|wireframing|user research|prototyping|branding|InDesign",
      ),
      deeds: list(
        "Drew the new look of a city's bus network.|Tested drafts with sixty people before launch.|Prepared files for print and web.",
      ),
    },
  ],
};

const german: Words = {
  months: "Januar Februar März April Mai Juni Juli August September Oktober November Dezember".split(" "),
  shortMonths: [],
  present: "heute",
  until: "bis",
  degrees: list(
    "Bachelor of Science Informatik|Diplom-Ingenieur Maschinenbau|Ausbildung zur Kauffrau für Büromanagement|Abitur|Master of Arts Geschichte",
  ),
  schools: ["Universität #", "Technische Universität #", "Hochschule #", "Gymnasium #", "Berufsschule #"],
  places: ["#", "Hamburg", "#, Deutschland", "Leipzig"],
  companyEnds: ["", "", " GmbH", " AG", " GmbH & Co. KG", " Logistik"],
  headings: {
    summary: ["Profil", "Kurzprofil", "Über mich"],
    experience: ["Berufserfahrung", "Beruflicher Werdegang", "Berufspraxis"],
    education: ["Ausbildung", "Bildungsweg", "Studium"],
    skills: ["Kenntnisse", "Fähigkeiten", "Kompetenzen"],
    interests: ["Interessen", "Hobbys"],
    volunteering: ["Ehrenamt", "Ehrenamtliches Engagement"],
    projects: ["Projekte"],
    languages: ["Sprachen", "Sprachkenntnisse"],
  },
  summary: "Zuverlässig und neugierig, mit Freude an klaren Abläufen und an der Arbeit mit anderen Menschen.",
  interests: ["Wandern", "Schach", "Fotografie", "Chor"],
  spoken: ["Deutsch (Muttersprache)", "Englisch (B2)"],
  professions: [
    {
      titles: list("Softwareentwickler|Senior Softwareentwickler|Teamleiter Entwicklung|Systemadministrator"),
      skills: ["Java", "Python", "PostgreSQL", "Docker", "Linux", "Git", "Jenkins", "Angular"],
      deeds: list(
        "Neue Dienste für die Abrechnung entworfen und betrieben.|Vier Kollegen eingearbeitet und begleitet.",
      ),
    },
    {
      titles: ["Gesundheits- und Krankenpfleger", "Stationsleiter", "Pflegefachkraft", "Praxisanleiter"],
      skills: list(
        "Wundversorgung|Pflegedokumentation|Medikamentengabe|Hygienemanagement|Patientenbetreuung",
      ),
      deeds: ["Bis zu acht Patienten je Schicht auf der Chirurgie betreut.", "Neue Kollegen angeleitet."],
    },
    {
      titles: ["Sachbearbeiter Einkauf", "Vertriebsmitarbeiter", "Vertriebsleiter", "Disponent"],
      skills: list(
        "Verhandlungsführung|SAP|Angebotserstellung|Kundenbetreuung|Tourenplanung|Lagerverwaltung",
      ),
      deeds: ["Umsatz 2016 um 12% gesteigert.", "Touren für vierzig Fahrzeuge geplant."],
    },
  ],
};

const spanish: Words = {
  months: "enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre".split(
    " ",
  ),
  shortMonths: [],
  present: "actualidad",
  until: "a",
  degrees: list(
    "Grado en Ingeniería Informática|Licenciatura en Historia|Máster en Dirección de Empresas|Diplomatura en Enfermería",
  ),
  schools: ["Universidad de #", "Instituto #", "Universidad Politécnica de #", "Colegio #"],
  places: ["#, España", "Madrid", "#, México", "Sevilla"],
  companyEnds: ["", "", " S.L.", " S.A.", " Servicios", " e Hijos"],
  headings: {
    summary: ["Perfil", "Sobre mí"],
    experience: ["Experiencia laboral", "Experiencia profesional", "Trayectoria profesional"],
    education: ["Formación académica", "Educación", "Estudios"],
    skills: ["Habilidades", "Competencias", "Conocimientos"],
    interests: ["Intereses", "Aficiones"],
    volunteering: ["Voluntariado"],
    projects: ["Proyectos"],
    languages: ["Idiomas"],
  },
  summary: "Persona responsable y curiosa, con ganas de mejorar la manera de trabajar en equipo.",
  interests: ["senderismo", "ajedrez", "fotografía"],
  spoken: ["Español (nativo)", "Inglés (B2)"],
  professions: [
    {
      titles: ["Desarrollador web", "Ingeniero de software", "Jefe de proyecto", "Analista programador"],
      skills: ["Java", "PHP", "MySQL", "Docker", "React", "Git", "Linux"],
      deeds: ["Desarrollo de servicios internos para tres países.", "Formación de cuatro compañeros nuevos."],
    },
    {
      titles: ["Enfermera", "Auxiliar de enfermería", "Supervisora de enfermería", "Fisioterapeuta"],
      skills: list(
        "atención al paciente|primeros auxilios|curas|gestión de turnos|administración de medicamentos",
      ),
      deeds: ["Cuidado de ocho pacientes por turno.", "Coordinación con las familias."],
    },
    {
      titles: ["Dependiente", "Asesora comercial", "Gerente de ventas", "Contable"],
      skills: list(
        "negociación|atención al cliente|facturación|gestión de inventario|Microsoft Excel|contabilidad",
      ),
      deeds: ["Aumento de las ventas un 15% en 2017.", "Apertura de dos tiendas."],
    },
  ],
};

const french: Words = {
  months: "janvier février mars avril mai juin juillet août septembre octobre novembre décembre".split(" "),
  shortMonths: "janv. févr. mars avr. mai juin juil. août sept. oct. nov. déc.".split(" "),
  present: "aujourd'hui",
  until: "à",
  degrees: list(
    "Licence de biologie|Master en informatique|Diplôme d'ingénieur|Baccalauréat scientifique|BTS Comptabilité",
  ),
  schools: ["Université de #", "Lycée #", "École supérieure de #", "Institut #"],
  places: ["#, France", "Lyon", "Nantes", "#, Belgique"],
  companyEnds: ["", "", " SARL", " SA", " Conseil", " et Fils"],
  headings: {
    summary: ["Profil", "À propos"],
    experience: ["Expérience professionnelle", "Parcours professionnel", "Expériences professionnelles"],
    education: ["Formation", "Études", "Diplômes"],
    skills: ["Compétences", "Compétences techniques"],
    interests: ["Centres d'intérêt", "Loisirs"],
    volunteering: ["Bénévolat"],
    projects: ["Projets"],
    languages: ["Langues"],
  },
  summary: "Personne sérieuse et curieuse, attachée au travail en équipe et aux méthodes simples.",
  interests: ["randonnée", "échecs", "photographie"],
  spoken: ["Français (langue maternelle)", "Anglais (C1)"],
  professions: [
    {
      titles: ["Développeur web", "Ingénieur logiciel", "Chef de projet", "Développeuse mobile"],
      skills: ["JavaScript", "Java", "MySQL", "Docker", "Vue.js", "Git", "Linux"],
      deeds: ["Conception de services internes pour trois agences.", "Encadrement de quatre collègues."],
    },
    {
      titles: ["Infirmière", "Aide-soignante", "Cadre de santé", "Sage-femme"],
      skills: list(
        "soins infirmiers|premiers secours|gestion du stress|hygiène hospitalière|travail d'équipe",
      ),
      deeds: ["Prise en charge de huit patients par jour.", "Formation des nouvelles recrues."],
    },
    {
      titles: ["Vendeuse", "Responsable de magasin", "Comptable", "Assistante commerciale"],
      skills: list("négociation|gestion des stocks|service client|Microsoft Excel|comptabilité générale"),
      deeds: ["Hausse des ventes de 14% en 2018.", "Ouverture de deux boutiques."],
    },
  ],
};

const polish: Words = {
  months:
    "styczeń luty marzec kwiecień maj czerwiec lipiec sierpień wrzesień październik listopad grudzień".split(
      " ",
    ),
  shortMonths: [],
  present: "obecnie",
  until: "do",
  degrees: list(
    "Licencjat, Filologia angielska|Magister, Informatyka|Inżynier, Budownictwo|Technik ekonomista",
  ),
  schools: ["Uniwersytet #", "Politechnika #", "Technikum nr 3 #", "Akademia #"],
  places: ["#", "Kraków", "Gdańsk", "#, Polska"],
  companyEnds: ["", "", " Sp. z o.o.", " S.A.", " Serwis"],
  headings: {
    summary: ["Profil", "O mnie"],
    experience: ["Doświadczenie zawodowe", "Doświadczenie"],
    education: ["Wykształcenie", "Edukacja"],
    skills: ["Umiejętności"],
    interests: ["Zainteresowania"],
    volunteering: ["Wolontariat"],
    projects: ["Projekty"],
    languages: ["Języki", "Języki obce"],
  },
  summary: "Osoba sumienna i ciekawa świata, która lubi pracę w zespole.",
  interests: ["turystyka górska", "szachy", "fotografia"],
  spoken: ["Polski (ojczysty)", "Angielski (B2)"],
  professions: [
    {
      titles: ["Programista Java", "Starszy programista", "Kierownik projektu", "Administrator systemów"],
      skills: ["Java", "Spring", "PostgreSQL", "Docker", "Git", "Linux", "Angular"],
      deeds: ["Tworzenie usług wewnętrznych dla trzech oddziałów.", "Wdrażanie nowych pracowników."],
    },
    {
      titles: ["Pielęgniarka", "Ratownik medyczny", "Pielęgniarka oddziałowa", "Fizjoterapeuta"],
      skills: ["opieka nad pacjentem", "pierwsza pomoc", "dokumentacja medyczna", "podawanie leków"],
      deeds: ["Opieka nad ośmioma pacjentami na zmianie.", "Szkolenie nowych osób."],
    },
    {
      titles: ["Sprzedawca", "Przedstawiciel handlowy", "Kierownik sklepu", "Księgowa"],
      skills: ["negocjacje", "obsługa klienta", "fakturowanie", "Microsoft Excel", "księgowość"],
      deeds: ["Wzrost sprzedaży o 15% w 2017 roku.", "Otwarcie dwóch sklepów."],
    },
  ],
};

export const wordsOf: Record<Language, Words> = {
  en: english,
  de: german,
  es: spanish,
  fr: french,
  pl: polish,
};

/** Invented names are put together of these. */
export const syllables = list(
  "bren|tal|vel|mor|kes|lun|dar|fen|hol|quin|ros|sel|tor|ul|wex|yar|zan|gar|nim|pol",
);
export const endings = ["a", "ford", "wick", "mere", "ton", "ia", "en", "is", "ova", "dale", "ow", "ane"];
export const firstNames = list(
  "Anna|Ben|Clara|David|Elena|Farid|Greta|Hugo|Ines|Jonas|Karla|Leo|Mina|Noah|Olga|Pavel",
);
