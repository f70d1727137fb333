import { type Language, list } from "../generated/words.ts";

/** What the people of varied layouts are made of, written for this generator: nothing is taken from a data set. */
export type VariedWords = {
  surnames: string[];
  cities: string[];
  /** "@" stands for a city. */
  regions: string[];
  titles: string[];
  /** Put around a title: "#" is the title. */
  grades: string[];
  /** "#" stands for a surname, "@" for a city. */
  companies: string[];
  schools: string[];
  degrees: string[];
  skills: string[];
  deeds: string[];
  /** What an employer does: a line under its name. */
  trades: string[];
  labels: { title: string; company: string; dates: string };
  /** A heading over jobs that no list has. */
  odd: string;
  teams: string[];
  contracts: string[];
  since: string;
  present: string[];
  from: string;
  until: string;
  at: string;
  seasons: string[];
  duration: (years: number, months: number) => string;
  headings: Record<
    "summary" | "experience" | "earlier" | "education" | "skills" | "languages" | "hobbies" | "references",
    string[]
  >;
  volunteering: string;
  courses: string;
  publications: string;
  military: { heading: string; line: string };
  summary: string;
  spoken: string[];
  hobbies: string[];
  reference: string;
};

const english: VariedWords = {
  surnames: list(
    "Hartley|Okafor|Whitcombe|Mercer|Patel|Brandt|Lindgren|Fairfax|Osborne|Kapoor|Dunmore|Reyes",
  ),
  cities: list("Leeds|Tulsa|Pune|Halifax|Bristol|Omaha|Cork|Aberdeen|Fresno|Brisbane|Nagpur|Swansea"),
  regions: list("@|@|@, UK|@, OK|@, Texas|@, India|@, Maharashtra|Greater @ Area|@, Canada"),
  titles: list(
    "Barista|Store Manager|Assistant Manager|Customer Support Agent|Dental Hygienist|Civil Engineer|Site Engineer|Data Scientist|Machine Learning Engineer|QA Analyst|Scrum Master|Product Owner|Flight Attendant|Hotel Receptionist|Night Auditor|Paralegal|Legal Secretary|Social Worker|Care Assistant|Physiotherapist|Pharmacy Technician|Bus Driver|Forklift Operator|Machine Operator|Welder|Carpenter|Quantity Surveyor|Estate Agent|Insurance Underwriter|Credit Analyst|Tax Associate|Payroll Specialist|Executive Assistant|Office Administrator|Copywriter|Social Media Manager|Video Editor|Lecturer|Research Fellow|Librarian|Swimming Instructor|Veterinary Nurse|Events Coordinator|Procurement Lead|DevOps Engineer|Android Developer|System Administrator|Technical Writer|Head of Growth|Chief of Staff|Vice President|Intern|Team Lead|Crew Member|Founder|Bookkeeper|Merchandiser|Delivery Driver",
  ),
  grades: list("Senior #|Junior #|Lead #|# II|# & Trainer|Acting #|Interim #"),
  companies: list(
    "#|#|# & Co.|# and Sons|# Ltd|# Pvt. Ltd.|# Inc|#, Inc.|The Copper Kettle|The # Clinic|St. #'s Hospital|City of @|@ City Council|@ Unified School District|# Dental Practice|Ministry of Transport|#ly|# Air|BKR|TNX Group|# & Whitlow LLP|Blue Door Coffee|@ General Hospital|# Construction|# Insurance|Northgate Academy|Royal @ Hotel|# Technologies|# Capital Partners|Green Valley Farms|#.io|Studio #|# Bank|Quill|Harbour Lane|Sunrise Senior Living|National Rail Trust|Pizza Piccolo|# Freight|# Realty",
  ),
  schools: list(
    "University of @|@ State University|# College|St. #'s College|@ Polytechnic|The Open Campus|# High School|@ Institute of Technology|IIT @|@ Business School|# Academy|@ Technical College",
  ),
  degrees: list(
    "B.Tech in Electronics|BA (Hons) Marketing|A Levels|MSc Finance|Bachelor of Commerce|Bachelor's degree in Psychology|Master of Public Health|PhD in Chemistry|Higher National Diploma in Engineering|MBA|B.S. Mathematics|Associate Degree in Nursing|LLB|High School Diploma|Certificate in Culinary Arts|MEng Civil Engineering",
  ),
  skills: list(
    "customer service|cash handling|Microsoft Excel|Python|SQL|project management|budgeting|AutoCAD|Salesforce|JavaScript|Docker|first aid|team leadership|scheduling|data entry|Tableau|Photoshop|negotiation|risk assessment|Jira|quality control|inventory management|public speaking|MATLAB|Revit|Figma|Zendesk|time management",
  ),
  deeds: list(
    "Handled up to sixty enquiries a day and kept waiting times short.|Set up a rota that cut overtime by a fifth.|Trained new starters in health and safety.|Responsible for the weekly order of supplies and for invoices.|Worked closely with planners, buyers and the finance team on forecasts.|Introduced a shared calendar; missed appointments fell by 30% in 2018.|Wrote the manual that three branches still use.|Supported the move to a new building with minimal downtime.|Prepared monthly reports for the board and presented them.|Organised two open days with more than 400 visitors.",
  ),
  trades: list(
    "Family-run business with 40 employees|International provider of payment services|Retail chain with 120 stores",
  ),
  teams: list("Payments Team|Customer Operations|Research & Development|Surgical Ward 3"),
  contracts: list("Full-time|Part-time|Contract|Internship|Self-employed"),
  since: "since",
  present: list("Present|present|Current|Now|Till date|Today|Ongoing"),
  from: "from",
  until: "to",
  at: "at",
  labels: { title: "Position", company: "Employer", dates: "Dates" },
  odd: "Where I have been useful",
  seasons: list("Winter|Spring|Summer|Autumn"),
  duration: (years, months) => `${years} yrs ${months} mos`,
  headings: {
    summary: list("Professional Summary|Personal Statement|Career Objective|Who I am"),
    experience: list(
      "Work Experience|Employment|Career History|Professional Background|Experience|Relevant Experience|Positions Held",
    ),
    earlier: list("Earlier Career|Previous Employment|Other Experience|Additional Experience"),
    education: list("Education|Education & Qualifications|Academic Qualifications|Academic History"),
    skills: list("Skills|Skills & Tools|Technical Skills|Key Strengths|Areas of Expertise"),
    languages: list("Languages"),
    hobbies: list("Hobbies|Interests|Hobbies and Interests"),
    references: list("References|Referees"),
  },
  volunteering: "Volunteer Experience",
  courses: "Courses & Certifications",
  publications: "Publications",
  military: { heading: "Military Service", line: "Corporal, Royal Signals, 2004 – 2007" },
  summary:
    "A steady hand with many years in busy places, looking for a team that values care and clear words.",
  spoken: list("English – native|Hindi – fluent|Spanish – B1"),
  hobbies: list("rowing|pottery|crosswords|trail running|baking|astronomy"),
  reference: "Available on request.",
};

const german: VariedWords = {
  surnames: list("Brinkmann|Hofstetter|Yılmaz|Lehnert|Kowalski|Sauer|Obermeier|Thiele|Albrecht|Nowotny"),
  cities: list("Augsburg|Wuppertal|Kassel|Rostock|Linz|Graz|Winterthur|Erfurt|Bielefeld|Ulm"),
  regions: list("@|@|@|@ (Hessen)|@, Deutschland|@, Österreich"),
  titles: list(
    "Industriekaufmann|Bürokauffrau|Bankkaufmann|Kfz-Mechatroniker|Elektroniker für Betriebstechnik|Filialleiterin|Vertriebsmitarbeiter|Sachbearbeiterin Buchhaltung|Gesundheits- und Krankenpflegerin|Altenpfleger|Erzieherin|Sozialpädagogin|Bauleiter|Projektingenieur|Softwareentwickler|Systemadministrator|IT-Consultant|Produktmanagerin|Einkäufer|Disponent|Lagerist|Fachkraft für Lagerlogistik|Staplerfahrer|Koch|Servicekraft|Rezeptionistin|Steuerfachangestellte|Rechtsanwaltsfachangestellte|Referentin Öffentlichkeitsarbeit|Wissenschaftlicher Mitarbeiter|Werkstudentin|Praktikant|Auszubildender|Teamleiter Kundenservice|Leiterin Personal|Geschäftsführer|Mediengestalterin|Redakteur|Zerspanungsmechaniker|Friseurin|Tischler|Architektin|Controller|Qualitätsprüfer|Aushilfe",
  ),
  grades: list("Senior #|Stellvertretender #"),
  companies: list(
    "# GmbH|# GmbH & Co. KG|# AG|Autohaus #|Stadtwerke @|Bäckerei #|Klinikum @|Sparkasse @|Kanzlei # & Partner|Hotel Zur Post|Stadt @|Landratsamt @|# Logistik|# Maschinenbau GmbH|Caritasverband @|Kita Sonnenschein|#|Möbelhaus #|Volksbank @ eG|Ingenieurbüro #|Deutsches Rotes Kreuz|NTB Systeme|Grundschule @|# + Söhne",
  ),
  schools: list(
    "Universität @|TU @|FH @|Hochschule @|#-Gymnasium|Berufskolleg @|IHK @|Realschule @|Fachoberschule @|Duale Hochschule @",
  ),
  degrees: list(
    "Abitur|Ausbildung zum Industriekaufmann|Ausbildung zur Erzieherin|Bachelor of Arts – Soziologie|B.Sc. Informatik|M.Sc. Maschinenbau|Diplom-Ingenieur (FH)|Staatsexamen Pharmazie|Mittlere Reife|Fachhochschulreife|Magister Germanistik|Meisterbrief Elektrotechnik|Realschulabschluss",
  ),
  skills: list(
    "MS Office|SAP R/3|DATEV|Buchführung|Kundenberatung|Java|SQL|AutoCAD|Projektmanagement|Staplerschein|CNC-Programmierung|Personalplanung|Verhandlungsführung|Lohnabrechnung|Python|Qualitätssicherung|Lagerverwaltung|SolidWorks|Führerschein Klasse B|Teamfähigkeit",
  ),
  deeds: list(
    "Betreuung von Bestandskunden und Angebotserstellung|Planung der Schichten für 25 Kolleginnen und Kollegen.|Einführung einer neuen Software in drei Abteilungen|Vorbereitung der Monatsabschlüsse und Kontrolle der Belege|Wartung der Anlagen, Fehlersuche und Dokumentation|Verantwortlich für den Einkauf von Rohstoffen.",
  ),
  trades: list("Familienunternehmen mit 80 Beschäftigten|Hersteller von Verpackungsmaschinen"),
  teams: list("Abteilung Einkauf|Bereich Kundenservice|Station 4B"),
  contracts: list("Vollzeit|Teilzeit|Befristet"),
  since: "seit",
  present: list("heute|Heute|jetzt|dato"),
  from: "von",
  until: "bis",
  at: "bei",
  labels: { title: "Position", company: "Arbeitgeber", dates: "Zeitraum" },
  odd: "Mein Weg bisher",
  seasons: list("Winter|Frühjahr|Sommer|Herbst"),
  duration: (years, months) => `${years} Jahre ${months} Monate`,
  headings: {
    summary: list("Kurzprofil|Profil|Über mich"),
    experience: list(
      "Berufserfahrung|Beruflicher Werdegang|Berufliche Stationen|Beruflicher Hintergrund|Praktische Erfahrung",
    ),
    earlier: list("Praktika|Frühere Tätigkeiten|Nebentätigkeiten"),
    education: list(
      "Ausbildung|Schul- und Berufsausbildung|Bildungsweg|Studium und Ausbildung|Akademische Ausbildung",
    ),
    skills: list("Kenntnisse|Kenntnisse und Fähigkeiten|EDV-Kenntnisse|Besondere Kenntnisse|Fachkenntnisse"),
    languages: list("Sprachen|Sprachkenntnisse"),
    hobbies: list("Hobbys|Interessen|Freizeit"),
    references: list("Referenzen"),
  },
  volunteering: "Ehrenamt",
  courses: "Weiterbildung",
  publications: "Veröffentlichungen",
  military: { heading: "Zivildienst", line: "2003 – 2004 Altenheim St. Anna" },
  summary: "Zuverlässig und neugierig, mit langer Praxis in Betrieben, in denen es auf jede Hand ankommt.",
  spoken: list("Deutsch (Muttersprache)|Englisch (verhandlungssicher)|Türkisch (Grundkenntnisse)"),
  hobbies: list("Wandern|Schach|Fotografie|Chor|Radfahren|Kochen"),
  reference: "Auf Anfrage",
};

const spanish: VariedWords = {
  surnames: list("Ibáñez|Quintana|Salcedo|Ferrer|Montalvo|Pardo|Arriaga|Lozano|Villar"),
  cities: list("Murcia|Valladolid|Gijón|Cádiz|Puebla|Rosario|Arequipa|Logroño|Medellín"),
  regions: list("@|@|@, España|@ (España)|@, México"),
  titles: list(
    "Camarera|Cocinero|Dependienta|Cajera|Recepcionista|Auxiliar administrativo|Administrativa|Contable|Asesor fiscal|Jefe de obra|Arquitecta técnica|Ingeniero civil|Electricista|Fontanero|Soldador|Conductor de autobús|Repartidor|Mozo de almacén|Operario de producción|Enfermera|Auxiliar de enfermería|Médico residente|Fisioterapeuta|Farmacéutica|Profesora de primaria|Educador social|Monitora de tiempo libre|Desarrollador web|Analista programador|Administrador de sistemas|Técnico de soporte|Diseñadora gráfica|Community manager|Periodista|Abogada|Comercial|Directora de ventas|Gerente de tienda|Encargada de turno|Jefa de proyecto|Responsable de calidad|Becaria|Consultora|Teleoperador|Investigador predoctoral|Peluquera|Socorrista",
  ),
  grades: list("# júnior|# sénior"),
  companies: list(
    "#|Grupo #|# S.L.|Talleres #, S.L.|Ayuntamiento de @|Hotel #|Hospital Universitario de @|Construcciones #|Restaurante La Parra|Colegio San #|Clínica #|Supermercados #|Banco de @|# Asesores|# y Asociados|Farmacia #|Transportes # S.A.|Fundación #|Gestoría #|Librería Cervera|Telecom @|INX Soluciones",
  ),
  schools: list(
    "Universidad de @|Universidad Politécnica de @|IES #|Colegio San #|Instituto Tecnológico de @|Escuela de Hostelería de @|Universidad Autónoma de @|Academia #|Centro de Formación @",
  ),
  degrees: list(
    "Grado en Enfermería|Licenciatura en Derecho|Bachillerato|Técnico Superior en Administración|Máster en Dirección de Empresas|Ingeniería Industrial|Diplomatura en Turismo|Ciclo Formativo de Grado Medio en Cocina|Educación Secundaria Obligatoria|Doctorado en Química|Grado en Periodismo",
  ),
  skills: list(
    "atención al cliente|Excel|contabilidad|facturación|Python|SQL|AutoCAD|gestión de equipos|carnet de conducir B|manipulación de alimentos|Photoshop|nóminas|WordPress|primeros auxilios|gestión de almacén|negociación|SAP|Java|redes sociales",
  ),
  deeds: list(
    "Atención a clientes y preparación de presupuestos.|Coordinación de un equipo de ocho personas|Control de existencias y pedidos a proveedores.|Elaboración de informes mensuales para la dirección|Reduje los tiempos de entrega en un 20%.|Implantación de un nuevo programa de citas",
  ),
  trades: list("Empresa familiar con 60 empleados|Cadena de tiendas de alimentación"),
  teams: list("Departamento de Compras|Equipo de Soporte"),
  contracts: list("Jornada completa|Media jornada|Prácticas"),
  since: "desde",
  present: list("Actualidad|actualidad|la actualidad|Presente|hoy"),
  from: "de",
  until: "a",
  at: "en",
  labels: { title: "Puesto", company: "Empresa", dates: "Periodo" },
  odd: "Mi camino hasta hoy",
  seasons: list("Invierno|Primavera|Verano|Otoño"),
  duration: (years, months) => `${years} años ${months} meses`,
  headings: {
    summary: list("Perfil|Perfil profesional|Sobre mí|Extracto"),
    experience: list(
      "Experiencia|Experiencia laboral|Experiencia profesional|Trayectoria laboral|Historial laboral",
    ),
    earlier: list("Otros trabajos|Otras experiencias|Experiencia anterior"),
    education: list("Formación|Educación|Formación académica|Estudios|Datos académicos"),
    skills: list("Habilidades|Competencias|Conocimientos informáticos|Aptitudes"),
    languages: list("Idiomas"),
    hobbies: list("Intereses|Aficiones"),
    references: list("Referencias"),
  },
  volunteering: "Voluntariado",
  courses: "Formación complementaria",
  publications: "Publicaciones",
  military: { heading: "Otros datos", line: "Carnet de conducir y vehículo propio" },
  summary: "Persona responsable y organizada, con experiencia en puestos de mucho trato con el público.",
  spoken: list("Español: nativo|Inglés: B2|Francés: básico"),
  hobbies: list("senderismo|lectura|cocina|natación|ajedrez"),
  reference: "Disponibles a petición.",
};

const french: VariedWords = {
  surnames: list("Garnier|Lemoine|Benali|Charpentier|Roussel|Vasseur|Delmas|Fontaine|Nguyen"),
  cities: list("Nantes|Grenoble|Rennes|Amiens|Namur|Sherbrooke|Besançon|Toulon|Dijon"),
  regions: list("@|@|@ (38)|@, France|@, Belgique"),
  titles: list(
    "Serveuse|Cuisinier|Commis de cuisine|Vendeur conseil|Hôtesse d'accueil|Assistante de direction|Secrétaire médicale|Comptable|Aide-comptable|Contrôleur de gestion|Chargée de clientèle|Conseillère bancaire|Chef de chantier|Conducteur de travaux|Électricien|Plombier|Soudeur|Chauffeur livreur|Préparateur de commandes|Cariste|Agent de production|Infirmière|Aide-soignante|Kinésithérapeute|Préparatrice en pharmacie|Professeur des écoles|Formatrice|Éducateur spécialisé|Animateur|Développeuse web|Ingénieur logiciel|Administrateur systèmes|Technicien support|Graphiste|Journaliste|Juriste|Avocate|Commercial|Directeur de magasin|Responsable qualité|Chef de projet|Cheffe de rang|Stagiaire|Alternante|Consultant|Téléconseillère|Doctorant|Coiffeuse|Agent d'entretien",
  ),
  grades: list("# senior|# junior|# H/F"),
  companies: list(
    "#|Groupe #|SARL #|# SA|Mairie de @|CHU de @|Boulangerie #|Garage #|Hôtel des Voyageurs|Lycée #|Cabinet #|Transports #|Crédit de @|# & Fils|Clinique Saint-Luc|Conseil départemental|Librairie des Halles|Bâti Ouest|Pharmacie #|Maison #|TELNOR|Association Passerelles",
  ),
  schools: list(
    "Université de @|Lycée #|IUT de @|École de commerce de @|Université @ 2|CFA de @|INSA @|IFSI de @|Institut Saint-Luc|GRETA @",
  ),
  degrees: list(
    "CAP Cuisine|BTS Comptabilité et Gestion|Licence professionnelle Commerce|Master 2 Droit des affaires|Baccalauréat scientifique|Diplôme d'État d'infirmier|DUT Informatique|Bac pro Commerce|BEP Électrotechnique|Diplôme d'ingénieur|Doctorat de chimie|Licence de psychologie",
  ),
  skills: list(
    "relation client|Excel|comptabilité|Python|SQL|gestion de projet|Photoshop|permis B|CACES 3|hygiène alimentaire|gestion des stocks|facturation|AutoCAD|Sage|WordPress|premiers secours|encadrement d'équipe|Java|rédaction",
  ),
  deeds: list(
    "Accueil et conseil des clients, encaissement|Encadrement d'une équipe de six personnes.|Suivi des commandes et relations avec les fournisseurs|Mise en place d'un nouveau logiciel de planning.|Préparation des bilans mensuels|Baisse de 15% des retards de livraison.",
  ),
  trades: list("Entreprise familiale de 50 salariés|Chaîne de magasins de bricolage"),
  teams: list("Service Achats|Équipe Support"),
  contracts: list("CDI|CDD|Stage|Temps plein"),
  since: "depuis",
  present: list("aujourd'hui|Aujourd'hui|à ce jour|présent|en cours"),
  from: "de",
  until: "à",
  at: "chez",
  labels: { title: "Poste", company: "Entreprise", dates: "Période" },
  odd: "Mon chemin",
  seasons: list("Hiver|Printemps|Été|Automne"),
  duration: (years, months) => `${years} ans ${months} mois`,
  headings: {
    summary: list("Profil|À propos|Profil professionnel|Objectif"),
    experience: list(
      "Expérience professionnelle|Expériences professionnelles|Expériences|Parcours professionnel|Emplois",
    ),
    earlier: list("Stages|Autres expériences|Jobs étudiants"),
    education: list("Formation|Formations|Diplômes|Études et formation|Parcours scolaire"),
    skills: list("Compétences|Compétences clés|Compétences informatiques|Savoir-faire|Atouts"),
    languages: list("Langues"),
    hobbies: list("Centres d'intérêt|Loisirs"),
    references: list("Références"),
  },
  volunteering: "Bénévolat",
  courses: "Certifications",
  publications: "Publications",
  military: { heading: "Divers", line: "Permis B, véhicule personnel" },
  summary: "Rigoureuse et à l'écoute, avec une longue pratique du contact avec le public.",
  spoken: list("Français : langue maternelle|Anglais : courant|Espagnol : notions"),
  hobbies: list("randonnée|lecture|théâtre|natation|jardinage"),
  reference: "Sur demande.",
};

const polish: VariedWords = {
  surnames: list("Zieliński|Wrona|Kaczmarek|Sikora|Bielak|Dudek|Mazurek|Pawlak"),
  cities: list("Gdańsk|Łódź|Radom|Opole|Bydgoszcz|Płock|Rzeszów|Kielce"),
  regions: list("@|@|@, Polska|woj. mazowieckie, @"),
  titles: list(
    "Sprzedawca|Kierownik sklepu|Kasjer|Kelnerka|Kucharz|Recepcjonistka|Asystentka biura|Specjalista ds. kadr|Specjalistka ds. marketingu|Księgowa|Główna księgowa|Magazynier|Operator wózka widłowego|Kierowca kat. C+E|Elektryk|Spawacz|Monter instalacji|Mechanik samochodowy|Pielęgniarka|Opiekunka medyczna|Nauczyciel matematyki|Programista Java|Tester oprogramowania|Administrator sieci|Inżynier budowy|Kierownik budowy|Przedstawiciel handlowy|Doradca klienta|Konsultant telefoniczny|Grafik komputerowy|Logistyk|Analityk danych|Koordynator projektu|Prawnik|Praktykantka|Stażysta|Ratownik wodny|Fryzjerka|Pracownik produkcji|Brygadzista",
  ),
  grades: list("Starszy #|Młodszy #"),
  companies: list(
    "# Sp. z o.o.|P.H.U. #|Urząd Miasta @|Szpital Miejski|Piekarnia #|Zakład Mechaniczny #|# S.A.|Hotel Pod Różą|Szkoła Podstawowa nr 7|Kancelaria #|#-Bud|Market Zielony|Biuro Rachunkowe #|Przychodnia Zdrowie|#|TRANS-POL|Bank Spółdzielczy w @|Gabinet #|Fabryka Mebli #",
  ),
  schools: list(
    "Uniwersytet w @|Politechnika #|Technikum nr 2|Liceum Ogólnokształcące nr 5|Zespół Szkół Zawodowych|Wyższa Szkoła Biznesu|Akademia Ekonomiczna w @|Szkoła Policealna Omega",
  ),
  degrees: list(
    "Magister, Zarządzanie|Licencjat, Filologia angielska|Technik ekonomista|Matura|Inżynier, Budownictwo|Wykształcenie średnie|Studia podyplomowe Rachunkowość|Technik informatyk|Magister prawa",
  ),
  skills: list(
    "obsługa klienta|MS Office|Excel|fakturowanie|prawo jazdy kat. B|Java|SQL|AutoCAD|obsługa kasy fiskalnej|zarządzanie zespołem|SAP|negocjacje|spawanie MAG|Photoshop|kadry i płace|praca w zespole|Linux",
  ),
  deeds: list(
    "Obsługa klientów i przyjmowanie zamówień|Nadzór nad zespołem dziesięciu osób.|Przygotowywanie raportów miesięcznych|Wdrożenie nowego systemu magazynowego.|Kontakt z dostawcami, negocjowanie cen",
  ),
  trades: list("Firma rodzinna zatrudniająca 30 osób|Producent opakowań"),
  teams: list("Dział Zakupów|Zespół Wsparcia"),
  contracts: list("Pełny etat|Umowa zlecenie|Staż"),
  since: "od",
  present: list("obecnie|nadal|teraz|Obecnie|dziś"),
  from: "od",
  until: "do",
  at: "w",
  labels: { title: "Stanowisko", company: "Pracodawca", dates: "Okres" },
  odd: "Moja droga",
  seasons: [],
  duration: (years, months) => `${years} lata ${months} mies.`,
  headings: {
    summary: list("Podsumowanie|O mnie|Profil zawodowy"),
    experience: list(
      "Doświadczenie|Doświadczenie zawodowe|Historia zatrudnienia|Przebieg kariery|Praca zawodowa",
    ),
    earlier: list("Praktyki i staże|Inne doświadczenie"),
    education: list("Wykształcenie|Edukacja|Przebieg edukacji"),
    skills: list("Umiejętności|Kompetencje|Dodatkowe umiejętności"),
    languages: list("Języki|Języki obce|Znajomość języków"),
    hobbies: list("Zainteresowania|Hobby"),
    references: list("Referencje"),
  },
  volunteering: "Wolontariat",
  courses: "Kursy i szkolenia",
  publications: "Publikacje",
  military: { heading: "Dodatkowe informacje", line: "Prawo jazdy kat. B, własny samochód" },
  summary: "Osoba odpowiedzialna i dokładna, lubiąca pracę z ludźmi i nowe zadania.",
  spoken: list("polski – ojczysty|angielski – B2|niemiecki – podstawowy"),
  hobbies: list("turystyka górska|szachy|muzyka|gotowanie"),
  reference: "Na życzenie.",
};

export const variedWords: Record<Language, VariedWords> = {
  en: english,
  de: german,
  es: spanish,
  fr: french,
  pl: polish,
};
