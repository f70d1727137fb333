CREATE TABLE "application_moves" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "application_moves_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" uuid NOT NULL,
	"job_id" uuid NOT NULL,
	"stage" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "application_moves_stage" CHECK ("application_moves"."stage" in ('saved', 'applied', 'interview', 'offer', 'closed'))
);
--> statement-breakpoint
CREATE TABLE "applications" (
	"user_id" uuid NOT NULL,
	"job_id" uuid NOT NULL,
	"stage" text DEFAULT 'saved' NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"next_at" text,
	"next_step" text DEFAULT '' NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "applications_user_id_job_id_pk" PRIMARY KEY("user_id","job_id"),
	CONSTRAINT "applications_stage" CHECK ("applications"."stage" in ('saved', 'applied', 'interview', 'offer', 'closed')),
	CONSTRAINT "applications_note" CHECK (char_length("applications"."note") <= 4000),
	CONSTRAINT "applications_next_step" CHECK (char_length("applications"."next_step") <= 200),
	CONSTRAINT "applications_next_at" CHECK ("applications"."next_at" ~ '^\d{4}-\d\d-\d\d(T\d\d:\d\d)?$')
);
--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "salary_yearly_min" double precision GENERATED ALWAYS AS (salary_min * case salary_period when 'hour' then 1800 when 'day' then 225 when 'week' then 46 when 'month' then 12 when 'year' then 1 end) STORED;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "salary_yearly_max" double precision GENERATED ALWAYS AS (salary_max * case salary_period when 'hour' then 1800 when 'day' then 225 when 'week' then 46 when 'month' then 12 when 'year' then 1 end) STORED;--> statement-breakpoint
ALTER TABLE "application_moves" ADD CONSTRAINT "application_moves_user_id_job_id_applications_user_id_job_id_fk" FOREIGN KEY ("user_id","job_id") REFERENCES "public"."applications"("user_id","job_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "application_moves_of_application" ON "application_moves" USING btree ("user_id","job_id","id");--> statement-breakpoint
CREATE INDEX "applications_of_job" ON "applications" USING btree ("job_id");--> statement-breakpoint
CREATE INDEX "jobs_pay" ON "jobs" USING btree ("salary_currency",coalesce("salary_yearly_max", "salary_yearly_min") desc,"id");