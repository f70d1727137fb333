CREATE TABLE "request_answers" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"waited_hours" double precision NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "wishes" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"looking" text,
	"data" jsonb NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "wishes_looking" CHECK ("wishes"."looking" in ('now', 'open', 'no'))
);
--> statement-breakpoint
ALTER TABLE "connections" ADD COLUMN "note" text;--> statement-breakpoint
ALTER TABLE "connections" ADD COLUMN "set_aside_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "request_answers" ADD CONSTRAINT "request_answers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wishes" ADD CONSTRAINT "wishes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "request_answers_of_user" ON "request_answers" USING btree ("user_id");--> statement-breakpoint
ALTER TABLE "connections" ADD CONSTRAINT "connections_note" CHECK (char_length("connections"."note") between 1 and 300);