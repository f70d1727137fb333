CREATE TABLE "hidden_companies" (
	"user_id" uuid NOT NULL,
	"company" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "hidden_companies_user_id_company_pk" PRIMARY KEY("user_id","company"),
	CONSTRAINT "hidden_companies_lower" CHECK ("hidden_companies"."company" = lower("hidden_companies"."company") and "hidden_companies"."company" <> '')
);
--> statement-breakpoint
CREATE TABLE "job_listings" (
	"source_id" uuid NOT NULL,
	"job_id" uuid NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "job_listings_source_id_job_id_pk" PRIMARY KEY("source_id","job_id")
);
--> statement-breakpoint
ALTER TABLE "jobs" ALTER COLUMN "url" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "job_sources" ADD COLUMN "last_run_failed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "content_hash" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "places" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "salary_min" double precision;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "salary_max" double precision;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "salary_currency" text;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "salary_period" text;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "read_from" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "search" "tsvector" GENERATED ALWAYS AS (setweight(to_tsvector('english', title), 'A') || setweight(to_tsvector('english', company || ' ' || coalesce(location, '')), 'B') || setweight(to_tsvector('english', description_text), 'C')) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "hidden_companies" ADD CONSTRAINT "hidden_companies_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_listings" ADD CONSTRAINT "job_listings_source_id_job_sources_id_fk" FOREIGN KEY ("source_id") REFERENCES "public"."job_sources"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_listings" ADD CONSTRAINT "job_listings_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "job_listings_of_job" ON "job_listings" USING btree ("job_id");--> statement-breakpoint
CREATE INDEX "jobs_search" ON "jobs" USING gin ("search");--> statement-breakpoint
CREATE INDEX "jobs_to_embed" ON "jobs" USING btree ("embedding_model");--> statement-breakpoint
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_remote" CHECK ("jobs"."remote" in ('remote', 'hybrid', 'onsite'));--> statement-breakpoint
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_level" CHECK ("jobs"."level" in ('intern', 'junior', 'mid', 'senior', 'lead', 'executive'));--> statement-breakpoint
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_salary_period" CHECK ("jobs"."salary_period" in ('hour', 'day', 'week', 'month', 'year'));