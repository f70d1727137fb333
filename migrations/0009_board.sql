CREATE TABLE "profile_features" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	"version" text NOT NULL,
	"portrait" text NOT NULL,
	"card" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "places_lower" text[] GENERATED ALWAYS AS (tsvector_to_array(lower(array_to_tsvector(array_remove(places, ''))::text)::tsvector)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "profile_features" ADD CONSTRAINT "profile_features_user_id_profiles_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "jobs_places" ON "jobs" USING gin ("places_lower");--> statement-breakpoint
CREATE INDEX "jobs_technologies" ON "jobs" USING gin ("technologies");--> statement-breakpoint
CREATE INDEX "jobs_company" ON "jobs" USING btree (lower("company"));