CREATE TABLE "board_words" (
	"version" text PRIMARY KEY NOT NULL,
	"words" text NOT NULL,
	"jobs" integer NOT NULL,
	"counted_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "job_features" (
	"job_id" uuid PRIMARY KEY NOT NULL,
	"content_hash" text NOT NULL,
	"version" text NOT NULL,
	"features" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "cvs" ADD COLUMN "features" text;--> statement-breakpoint
ALTER TABLE "cvs" ADD COLUMN "features_key" text;--> statement-breakpoint
ALTER TABLE "job_features" ADD CONSTRAINT "job_features_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "job_features_by_version" ON "job_features" USING btree ("version");