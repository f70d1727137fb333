import { adsIn } from "./samples.ts";

/** Ads of one trade, written for the tests: only skills, domain and level tell them apart. */
export const developerAds = adsIn(`
# go-senior | Senior Software Engineer, Payments
Lantern moves money for small shops in nine countries. You will join the ledger team, six people who own every service from design to on-call.
What you will do
Design and build Go services that talk gRPC and Kafka. Keep PostgreSQL fast while tables grow to billions of rows. Review designs and mentor two mid-level colleagues.
What we need from you
At least five years of backend work, three of them in Go. Solid PostgreSQL. Experience with event-driven systems (Kafka or NATS). Docker and Kubernetes in production.
Good to have: Redis, payments or other regulated domains.
# go-mid | Golang Developer (Remote)
We run an online learning platform and are splitting a monolith into microservices.
Requirements: 2+ years of commercial Golang, REST and gRPC, PostgreSQL or MongoDB, Docker, Linux. You write tests without being asked.
Plus: Prometheus, RabbitMQ, some Python.
We offer flexible hours, a laptop of your choice and 28 days of holiday.
# go-lead | Backend Team Lead
Lead a team of five backend engineers who build the dispatch system of a delivery company. About half of your time is code (Go and some Java), the other half hiring, one-to-ones and architecture.
You have: 8+ years of backend development, 2+ years leading people, microservices, Kafka, cloud (AWS). You can explain trade-offs to product people.
# php-junior | Junior PHP Developer
A web agency in the old town looks for a junior developer. You will work on shops and booking pages with Laravel and MySQL, fix bugs, and learn from two seniors.
You know: PHP 7 or 8, one framework (Laravel or Symfony), HTML, CSS and a bit of JavaScript, Git. A finished degree is not required; own projects are welcome.
# php-senior | Senior Laravel Engineer
Own the booking engine of a ferry company. Laravel 10, MySQL, Redis, Vue on the front end. Must have 6+ years of PHP, of them 3+ with Laravel, queues, automated tests (PHPUnit or Pest), and experience with high traffic. Nice to have: Symfony, Docker, AWS.
# python-web | Python Backend Developer
Our product plans routes for service technicians. The server is Django with Django REST Framework, Celery, PostgreSQL and Redis, in Docker on a small cluster.
You bring 2 to 4 years with Python on the web, Django or Flask, SQL, Git, and the wish to test what you build. React is a plus, since you will sometimes touch the office's front end.
# python-senior | Senior Python Engineer
We build APIs for insurers. You will design asynchronous services (asyncio, FastAPI), model data in PostgreSQL and bring the deployment pipeline forward (GitLab CI, Kubernetes).
Requirements: five or more years of Python, asynchronous programming, SQL tuning, message queues, Docker. Experience in mentoring. Preferred: insurance or banking.
# data-scientist | Data Scientist
Forecast demand for 4,000 bakery products. You will build models in Python (pandas, scikit-learn, LightGBM), test them against the shelves, and explain them to people who bake. Requirements: statistics, machine learning, SQL, experience with time series. A master's degree in a quantitative field is preferred.
# ml-engineer | Machine Learning Engineer
Take models from notebooks into production: feature pipelines, serving behind REST APIs, monitoring of drift. You know Python well, PyTorch or TensorFlow, Docker, Airflow or similar, and cloud services. 3+ years. Recommendation systems or fraud detection would be a nice match.
# java-junior | Junior Java Developer
Start your career with us: six months of guidance by a senior, then your own features in our warehouse software.
You know Java Core, collections, OOP, SQL basics and Git. You have tried Spring Boot or Hibernate in a course or a project of your own. No commercial experience needed.
# java-mid | Java Developer
Backend of an online bank. Stack: Java 17, Spring Boot, Spring Security, Hibernate, Oracle and PostgreSQL, Kafka, REST, Maven, Jenkins.
You need 3+ years of Java, Spring, relational databases, unit tests with JUnit. English B1. Knowledge of microservices is an advantage.
# java-fullstack | Senior Full Stack Engineer (Java/React)
Build the planning system of a research institute, from the database to the page. Java with Spring Boot, PostgreSQL, TypeScript and React, a little legacy with Oracle PL/SQL.
What we look for: 7+ years of development, both ends; Java and Spring; modern JavaScript; relational modelling; you have led small teams or projects.
# java-architect | Software Architect (JVM)
Set the direction for forty engineers: service boundaries, messaging, security, migration from a J2EE monolith to Spring Boot and Kubernetes. 10+ years with Java, domain driven design, architecture documentation, workshops with teams. Cloud certification is a plus.
# dotnet-senior | Senior .NET Developer
Contact-centre software with voice. You will work on ASP.NET Core services, SignalR, MS SQL, RabbitMQ or Kafka, Docker on Linux, Azure.
Must: 6+ years of C# and .NET (Core/6+), multithreading, SQL, REST, microservices. Nice: gRPC, telephony (SIP, Asterisk), Angular.
# dotnet-mid | Software Developer C#
Desktop and web applications for laboratories: WPF, ASP.NET MVC, Entity Framework, MS SQL Server. We expect two to three years of C#, object-oriented design, LINQ, unit tests. Basic JavaScript is helpful.
# unity | Unity Developer
Two mobile games with a million players. C#, Unity, shaders, profiling, in-app purchases, analytics. You shipped at least one game and know Git and the app stores.
# cpp-junior | C++ Developer (entry level)
Image processing for microscopes. Modern C++ (14/17), STL, Boost, CMake, Git, a bit of Python for scripts. OpenGL or OpenCV would be great. Students near the end of their studies and self-taught people with projects are welcome.
# cpp-embedded | Embedded Software Engineer
Firmware for electric bicycles: C and C++ on ARM Cortex-M, FreeRTOS, CAN bus, SPI, I2C, oscilloscope and logic analyser. 3+ years with microcontrollers, reading schematics, MISRA. Degree in electronics or computer engineering.
# cpp-trading | Low-Latency C++ Engineer
Trading engine in C++20 on Linux. You know caches, lock-free structures, kernel bypass, perf. 5+ years of C++, multithreading, networking (TCP/UDP multicast). Python for research tools. Finance is a plus, not a must.
# qa-automation | QA Automation Engineer
Automate the tests of a web platform for tax advisers: UI with Selenium, API with RestSharp, all in C# and NUnit, run in TeamCity and Azure DevOps.
You have 2+ years of test automation, write test plans, know SQL and bug trackers. Mentoring of manual testers is welcome.
# qa-manual | Manual QA / Tester
Test mobile and web versions of a travel app: checklists, test cases, regression, bug reports in Jira, a little SQL and Postman. One year of experience is enough. English for daily calls.
# qa-java | SDET (Java, Selenium)
Extend our test framework: Java, Selenium WebDriver, TestNG, Cucumber, REST Assured, Maven, Jenkins. 3-5 years in automation, page object model, API testing, agile.
# frontend-react | Frontend Developer (React)
Patient portal of a clinic group. React, Redux, TypeScript, SCSS, Jest and React Testing Library, Storybook; Node.js for a thin server.
You have 1-3 years with React in commercial projects, know responsive layouts, REST, Git and Scrum. Health care or accessibility experience is nice.
# frontend-senior | Senior Frontend Engineer
Design system and web performance for a news site with ten million readers. TypeScript, React, Next.js, GraphQL, Cypress. 6+ years of front-end work, leadership in technical decisions, accessibility, mentoring.
# frontend-vue | Vue.js Developer
Map-heavy front end of a property portal: Vue 3, Vuex, JavaScript, Sass, Webpack, Mapbox, WebSocket, REST. We ask for 3+ years in front-end development, two of them with Vue. PHP (Yii, Laravel) would help when you read the server's code.
# angular | Angular Developer
Insurance calculators in Angular 16, RxJS, NgRx, TypeScript, Jasmine. 3+ years of Angular. German is an advantage.
# fullstack-node | Full-Stack JavaScript Developer
MongoDB, Express, React, Node.js: a tool that tracks materials on building sites. You work on both sides, talk with customers, and deploy to AWS. 2+ years, REST, HTML5, CSS, Git.
# devops | DevOps Engineer
Build pipelines in Jenkins and GitLab, configuration with Ansible, infrastructure with Terraform on AWS, containers with Docker and Kubernetes, monitoring with Prometheus and Grafana. 2+ years in a similar role, Linux, shell and Python scripting, Maven builds.
# sysadmin | Linux System Administrator
Keep 300 servers healthy: Debian, Proxmox, Nginx, backups, patching, monitoring (Zabbix), user support of the second level. Bash and Ansible. 3 years of administration.
# network | Network Engineer
Design and run the network of a system integrator's customers: Cisco and Juniper routing and switching, BGP, OSPF, MPLS, firewalls (Fortinet, Check Point, F5), Wi-Fi. 5+ years, CCNP or equal, documentation (HLD, LLD). Python for automation is a plus.
# data-engineer | Big Data Engineer
Data lake of an insurer: Hadoop, Hive, Spark (Scala or PySpark), Sqoop, Oozie, Kafka, moving to the cloud. 4+ years with ETL and big data, SQL, shell. Tableau knowledge is helpful.
# bi-analyst | Analytics Team Lead
Lead nine analysts of a marketplace: pricing, assortment, promotions. SQL, Python, Tableau or Power BI, dashboards for the board, Airflow data marts. 5+ years in analytics, 2+ leading people, retail or e-commerce.
# blockchain | Blockchain Developer
Smart contracts in Solidity on Ethereum, Hardhat or Truffle, web3.js, Node.js back end, React front end. Audits and gas optimisation. 2+ years in blockchain; Go or Rust a plus.
# mobile | Android Developer
Kotlin, Jetpack Compose, coroutines, Room, Retrofit, CI with Bitrise. Banking app with two million users. 3+ years of Android; Java for the older screens.
# dba | Oracle Database Administrator
Oracle 19c with RAC and Data Guard, RMAN backups, tuning, patching, PL/SQL. 24x7 on-call rota. 5+ years as a DBA, Linux, shell scripting; PostgreSQL a plus.
# recruiter | Technical Recruiter (Java, C++, Python roles)
Find developers for our customers: sourcing on LinkedIn, screening calls, interviews, offers. You know what Java, C++ and Python developers do and talk with them as equals. 2+ years of recruiting in IT.
# sales-engineer | Pre-Sales Engineer, Software
Demonstrate our integration platform to customers, answer tenders, build proofs of concept (REST APIs, SQL, some Python). Presentation skills, travel 40%, 3+ years in presales or solution consulting.
# pm | IT Project Manager
Plan and run software projects for public clients: scope, budget, risks, reports, Scrum and waterfall. 5+ years as a project manager, PMP or PRINCE2. Former developers are welcome.
`);
