ALTER TABLE "jobs" ADD COLUMN "places_lower" text[] GENERATED ALWAYS AS (tsvector_to_array(lower(array_to_tsvector(array_remove(places, ''))::text)::tsvector)) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "jobs_places" ON "jobs" USING gin ("places_lower");--> statement-breakpoint
CREATE INDEX "jobs_technologies" ON "jobs" USING gin ("technologies");--> statement-breakpoint
CREATE INDEX "jobs_company" ON "jobs" USING btree (lower("company"));