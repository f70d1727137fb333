import { cvsIn } from "./samples.ts";

/** Written, and graded against developerAds and vagueAds, before any weight was looked at. */
export const developerCvs = cvsIn(`
# react-senior: frontend-senior 3, frontend-react 2, se-react 3, fullstack-node 2, frontend-vue 1, angular 1, java-fullstack 1
Senior Frontend Engineer
Summary
Front-end engineer with 8 years of experience in TypeScript and React.
Experience
Senior Frontend Engineer
Kite Media, 02/2020 - present
Moved a news portal to Next.js, cut load time by half, introduced Storybook and Cypress. Mentored three colleagues.
Frontend Developer
Bluebird, 2016 - 2020
React, Redux, Sass, Jest.
Skills
React, Next.js, TypeScript, GraphQL, Redux, Jest, Cypress, CSS, web accessibility
# java-mid: java-mid 3, se-java 3, java-fullstack 2, qa-java 1, java-junior 1, java-architect 1, go-lead 1
Software Engineer
Experience
Software Engineer
Hansa Bank, 2019 - present
Payment services in Java 17 with Spring Boot and Hibernate, Oracle database, Kafka, Maven, Jenkins. Unit tests with JUnit and Mockito.
Junior Software Engineer
Portware, 2017 - 2019
Java EE portal, JSF, SOAP.
Education
BSc Computer Science
Skills
Java, Spring, Hibernate, SQL, Docker, Git
# embedded: cpp-embedded 3, se-embedded 3, cpp-trading 1, cpp-junior 1, rust-systems 1
Embedded Developer
Experience
Embedded Software Developer
Motorwerk, 2018 - present
Firmware in C for brushless motor controllers on STM32, FreeRTOS, CAN, MISRA checks, bootloader, hardware bring-up with oscilloscope.
Skills
C, C++, Python, SPI, I2C, UART, Git, Altium (reading schematics)
Education
Diploma in electrical engineering
# django: python-web 3, python-senior 2, ai-engineer 1, se-data 1, support-engineer 1, ml-engineer 1
Software Developer
About me
I have built web back ends in Python for three years.
Experience
Software Developer, Greenroute, 2021 - present
Django and Django REST Framework, Celery, PostgreSQL, Docker. Wrote the import of supplier catalogues; tests in pytest.
Skills
Python, Django, Flask, SQL, Redis, Git, Linux, a little React
# dotnet-senior: dotnet-senior 3, se-dotnet 3, dotnet-mid 2, angular 1, unity 1, qa-automation 1
Senior Software Engineer
Profile
Eleven years of line-of-business software on the Microsoft platform.
Experience
Senior Software Engineer
Civitas Systems, 2015 - present
C#, ASP.NET Core, Entity Framework, SQL Server, Azure Service Bus. Led the move from Web Forms to services on Azure.
Software Engineer
Labtron, 2012 - 2015
WPF client for laboratory devices.
Skills
C#, .NET, SQL Server, Azure, Angular, REST, microservices, RabbitMQ
# android: mobile 3, flutter 2, ios 1, java-junior 1, se-java 1
Android Developer
Experience
Android Developer
Parcelo, 2020 - present
Courier app in Kotlin: Jetpack Compose, coroutines, Room, Retrofit, Hilt. Releases through Bitrise.
Junior Android Developer
Appwerft, 2018 - 2020
Java, XML layouts, Firebase.
Skills
Kotlin, Java, Android SDK, MVVM, Firebase, Git
# ios: ios 3, flutter 2, mobile 1
Mobile Engineer
Experience
Mobile Engineer (iOS)
Trailhead Maps, 2019 - present
Swift, SwiftUI and UIKit, Core Data, MapKit, Combine; XCTest and fastlane in CI.
Skills
Swift, Objective-C, Xcode, REST, Git, a bit of Kotlin
# devops: devops 3, sre 3, sysadmin 2, network 1, go-mid 1
DevOps Engineer
Experience
DevOps Engineer
Shopline, 2020 - present
Kubernetes clusters on AWS with Terraform and Helm, pipelines in GitLab CI, Prometheus and Grafana, Ansible for the older machines. On-call.
Linux Administrator
Hostwerk, 2016 - 2020
Debian, Nginx, Zabbix, Bash.
Skills
AWS, Kubernetes, Docker, Terraform, Ansible, Jenkins, Python, Linux
# data-engineer: se-data 3, data-engineer 3, ml-engineer 1, dba 1, bi-analyst 1, data-scientist 1
Data Engineer
Experience
Data Engineer
Voltmeter, 2020 - present
Pipelines in PySpark on EMR, Airflow, Kafka, Snowflake; dbt models for finance.
ETL Developer
Retail Insight, 2017 - 2020
Informatica, Oracle, Hive and Sqoop on Hadoop.
Skills
Python, SQL, Spark, Scala, AWS, Airflow, Kafka
# data-scientist: data-scientist 3, ml-engineer 3, ai-engineer 2, bi-analyst 2, se-data 1, data-engineer 1
Data Scientist
Experience
Data Scientist
Brotkorb, 2019 - present
Demand forecasts with LightGBM and Prophet, experiments, a recommender; scikit-learn, pandas, SQL.
Education
MSc Statistics
Skills
Python, R, SQL, machine learning, time series, PyTorch, Tableau, Docker
# laravel-junior: php-junior 3, wordpress 2, php-senior 1, frontend-vue 1, fullstack-node 1
Junior Web Developer
Experience
Junior Web Developer
Agency Nord, 2024 - present
Shops and booking forms in Laravel and MySQL, Blade templates, some Vue.
Education
Vocational training, application development, 2023
Skills
PHP, Laravel, MySQL, HTML, CSS, JavaScript, Git
# rails: se-ruby 3, fullstack-node 1, java-fullstack 1, go-lead 1, php-senior 1, python-senior 1
Senior Software Engineer
Experience
Senior Software Engineer
Salonkit, 2017 - present
Ruby on Rails monolith with PostgreSQL and Redis, Sidekiq, Hotwire, RSpec. Moved search to Elasticsearch, cared for Heroku and later AWS.
Software Engineer
Webwerk, 2013 - 2017
Ruby, Sinatra, jQuery.
Skills
Ruby, Rails, PostgreSQL, RSpec, JavaScript, React
# tester: qa-manual 3, qa-java 2, qa-automation 2, support-engineer 1, java-junior 1
Software Tester
Experience
Software Tester
Travelo, 2021 - present
Manual and regression testing of web and mobile apps, test cases in TestRail, bug reports in Jira, API checks in Postman, SQL queries. Began to automate with Selenium and Java.
Skills
Manual testing, test cases, Postman, SQL, Selenium, Java basics, Jira
# go: go-mid 3, go-senior 3, go-lead 2, sre 1, python-web 1, python-senior 1, se-java 1
Backend Developer
Experience
Backend Developer
Fastlane Courier, 2020 - present
Dispatch services in Go with gRPC and Kafka, PostgreSQL, Docker, Kubernetes, Prometheus. REST API for partners.
Backend Developer
Adserve, 2018 - 2020
Python, Flask, RabbitMQ, MongoDB.
Skills
Go, Python, PostgreSQL, Kafka, gRPC, Docker, Kubernetes, Linux
# mern-junior: fullstack-node 3, frontend-react 3, se-react 2, blockchain 1, frontend-vue 1, java-fullstack 1
Full Stack Developer
Experience
Full Stack Developer, Baustoff24, 2023 - present
React front end and Express API over MongoDB, deployed to AWS. Wrote the order tracking.
Education
Coding bootcamp, 2022
Skills
JavaScript, Node.js, Express, React, MongoDB, HTML5, CSS3, Git
# vue-flat: frontend-vue 3, frontend-react 1, se-react 1, angular 1, php-senior 1, wordpress 1, php-junior 1, fullstack-node 1, frontend-senior 1
vue developer with 4 years of front end work. experience: frontend developer at immomap, 2020 to 2024, built the map of a property portal with vue 3, vuex, sass and mapbox, websocket updates, unit tests. before that web developer at a small agency, php and jquery. skills: vue.js, javascript, typescript, sass, webpack, php, laravel, git
# sysadmin: sysadmin 3, devops 2, sre 1, network 1, support-engineer 1
System Administrator
Experience
System Administrator
University library, 2015 - present
Debian and Ubuntu servers, Proxmox, backups, Nginx, LDAP, Zabbix, second-level support. Bash scripts, first Ansible roles.
Skills
Linux, Proxmox, Bash, Ansible, Nginx, networking, Windows Server
# wordpress: wordpress 3, php-junior 2, php-senior 1, frontend-vue 1
Web Developer
Experience
Freelance Web Developer
2018 - present
Forty WordPress sites: own themes and plugins, WooCommerce shops, page speed, training of editors.
Skills
WordPress, PHP, JavaScript, CSS, Sass, Figma, SEO
# unity: unity 3, dotnet-mid 1
Game Developer
Experience
Game Developer
Foxtail Games, 2019 - present
Mobile games in Unity: gameplay in C#, shaders, profiling, in-app purchases, two releases.
Skills
C#, Unity, HLSL, Blender, Git
# llm: ai-engineer 3, ml-engineer 3, data-scientist 2, python-senior 1, python-web 1
Machine Learning Engineer
Experience
Machine Learning Engineer
Aktenzeichen, 2021 - present
Question answering over contracts: RAG with LangChain and Qdrant, fine-tuning with Hugging Face Transformers, evaluation sets, FastAPI services in Docker.
Skills
Python, PyTorch, NLP, LLM, FastAPI, Docker, AWS
# storage: cpp-trading 3, rust-systems 3, cpp-embedded 1, cpp-junior 1, se-embedded 1
C++ Engineer
Experience
C++ Engineer
Blockstore, 2016 - present
Storage engine in C++20 on Linux: lock-free queues, replication, profiling with perf; lately a Rust prototype of the log.
Skills
C++, Rust, Linux, multithreading, TCP/IP, Python, CMake
`);
