import { adsIn } from "./samples.ts";

/** Ads whose title hides the stack, as most do, and a few of trades next door. */
export const vagueAds = adsIn(`
# se-react | Software Engineer II
You will build the booking screens of a clinic network with React and TypeScript. A small Node.js layer sits before the services of other teams.
What you bring: 3+ years of building single page applications, React hooks, state management (Redux or Zustand), CSS, testing with Jest or Cypress. Nice to have: Next.js, accessibility.
# se-java | Software Engineer
Our billing platform is a set of services in Java 21 and Kotlin with Spring Boot. They talk over Kafka and keep their data in PostgreSQL.
Requirements: 4+ years of server-side development, Java or Kotlin, Spring, SQL, automated tests. Kubernetes and AWS are a plus.
# se-embedded | Software Engineer
Write the firmware of medical pumps. C on STM32 microcontrollers, an RTOS, drivers for SPI and I2C sensors, unit tests on the bench with an oscilloscope.
You have 3+ years of embedded C, can read schematics, and know IEC 62304 or a similar standard. Python for test scripts is helpful.
# se-data | Software Developer
You move forty million meter readings a day. Pipelines in Python and PySpark, orchestration with Airflow, warehouse in Snowflake, models with dbt.
Must have: 3 years of Python and SQL, Spark, data modelling. Good to have: Kafka, Terraform, AWS.
# se-dotnet | Application Developer
Modernise the case management of a city: from Web Forms to ASP.NET Core, from one database to services on Azure.
You need C#, .NET, Entity Framework, SQL Server and 5+ years of experience. Blazor or Angular would be useful.
# se-ruby | Product Engineer
A profitable team of nine that makes scheduling software for hair salons. Ruby on Rails with Hotwire, PostgreSQL, Sidekiq, Heroku.
You have shipped Rails applications for four years or more, write tests with RSpec, and like to talk with customers.
# ios | iOS Engineer
Two apps for hikers with offline maps. Swift, SwiftUI, some UIKit, Core Data, XCTest, fastlane. 3+ years of iOS development and at least one app in the App Store. Kotlin is a plus.
# flutter | Mobile Developer (Flutter)
One code base for Android and iOS: Flutter, Dart, Bloc, Firebase, REST. 2+ years of mobile development; native experience with Kotlin or Swift helps.
# sre | Site Reliability Engineer
Keep a ticket shop up when 200,000 people want the same concert. Kubernetes, Terraform, AWS, Prometheus, incident response, on-call. You automate in Go or Python. 4+ years in operations or DevOps.
# rust-systems | Systems Engineer, Storage
A distributed object store in Rust. Replication, consensus, disks and networks at their limits. You have 5+ years of systems programming in Rust or C++, know Linux internals and profiling.
# wordpress | Web Developer
Sites for museums and theatres: WordPress themes and plugins, PHP, JavaScript, Sass, a little Figma. Two years of experience, an eye for detail, friendly with clients.
# salesforce | Salesforce Developer
Apex, Lightning Web Components, flows, integrations over REST. 3+ years on the platform, Platform Developer I certificate. Experience with Service Cloud is a plus.
# ai-engineer | AI Engineer
Assistants for lawyers over their own documents: retrieval augmented generation, LangChain or LlamaIndex, vector databases, evaluation of answers. Python, FastAPI, Docker. 2+ years of applied NLP or LLM work.
# support-engineer | Technical Support Engineer
Answer developers who use our API. You read logs, write SQL and small Python scripts, reproduce bugs, and explain. 1+ years in support; REST, Linux, patience.
# product-designer | Product Designer
Research, flows, prototypes in Figma, a design system shared with engineers. Portfolio required. HTML and CSS help when you talk with the front end.
`);
